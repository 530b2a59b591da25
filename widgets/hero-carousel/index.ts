import { defineWidget } from '../../src/contract';
import { HeroCarousel } from './HeroCarousel';
import { messages } from './messages';
import { props } from './props';
import styles from './hero-carousel.css';

export default defineWidget({
  name: 'hero-carousel',
  description: 'The opening of a page, with several stories that take turns.',
  load: 'eager',
  reserve: { narrow: '35rem', wide: '39rem' },
  props,
  messages,
  styles,
  component: HeroCarousel,
});
