import { defineWidget } from '../../src/contract';
import { heroMessages as messages } from '../../src/features/hero';
import styles from './full-hero.css';
import { FullHero } from './FullHero';
import { props } from './props';

export default defineWidget({
  name: 'full-hero',
  description: 'A full-width hero image with text on it or below it.',
  load: 'eager',
  reserve: 'min(80vh, 45rem)',
  props,
  messages,
  styles,
  component: FullHero,
});
