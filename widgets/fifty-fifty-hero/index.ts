import { defineWidget } from '../../src/contract';
import styles from './fifty-fifty-hero.css';
import { FiftyFiftyHero } from './FiftyFiftyHero';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'fifty-fifty-hero',
  description: 'A page header in two halves, text and image, with a breadcrumb and share links.',
  load: 'eager',
  reserve: '26rem',
  props,
  messages,
  styles,
  component: FiftyFiftyHero,
});
