import { defineWidget } from '../../src/contract';
import { ImageCarousel } from './ImageCarousel';
import { messages } from './messages';
import { props } from './props';
import styles from './image-carousel.css';

export default defineWidget({
  name: 'image-carousel',
  description: 'A carousel of images with captions. Part of the next image is visible.',
  reserve: { narrow: '30rem', wide: 'calc(47% + 12.5rem)' },
  props,
  messages,
  styles,
  component: ImageCarousel,
});
