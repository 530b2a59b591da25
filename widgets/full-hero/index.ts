import { defineWidget } from '../../src/contract';
import { heroMessages as messages } from '../../src/features/hero';
import styles from './full-hero.css';
import { FullHero } from './FullHero';
import { props } from './props';

export default defineWidget({
  name: 'full-hero',
  description: 'Opens a page with a picture from edge to edge and the words on it, or beneath it.',
  load: 'eager',
  reserve: 'min(80vh, 45rem)',
  props,
  messages,
  styles,
  component: FullHero,
});
