import { defineMessages } from '../../core';

export const messages = defineMessages('carousel', {
  carousel: 'carousel',
  slide: 'slide',
  position: '{number} of {total}',
  named: '{number} of {total}: {name}',
  previous: 'Previous slide',
  next: 'Next slide',
  show: 'Show slide {number}',
  dots: 'Choose a slide',
  pause: 'Stop changing slides by themselves',
  play: 'Change slides by themselves',
});
