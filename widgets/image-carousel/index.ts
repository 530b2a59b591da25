import { defineWidget } from '../../src/contract';
import { ImageCarousel } from './ImageCarousel';
import { messages } from './messages';
import { props } from './props';
import styles from './image-carousel.css';

export default defineWidget({
  name: 'image-carousel',
  description: 'Pictures in a row with their captions, with part of the next one in view.',
  reserve: { narrow: '30rem', wide: 'calc(47% + 12.5rem)' },
  props,
  messages,
  styles,
  component: ImageCarousel,
});
