import { defineWidget } from '../../src/contract';
import { HeroCarousel } from './HeroCarousel';
import { messages } from './messages';
import { props } from './props';
import styles from './hero-carousel.css';

export default defineWidget({
  name: 'hero-carousel',
  description: 'A hero carousel with several stories.',
  load: 'eager',
  reserve: { narrow: '35rem', wide: '39rem' },
  props,
  messages,
  styles,
  component: HeroCarousel,
});
