import { defineMessages } from '../../src/core';

export const messages = defineMessages('video-hero', {
  play: 'Play the film',
  close: 'Close the film',
  film: 'Film: {title}',
});
