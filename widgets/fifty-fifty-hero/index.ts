import { defineWidget } from '../../src/contract';
import styles from './fifty-fifty-hero.css';
import { FiftyFiftyHero } from './FiftyFiftyHero';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'fifty-fifty-hero',
  description:
    'Opens a page in two halves, words and picture, with the way back and ways to share; or with words alone.',
  load: 'eager',
  reserve: '26rem',
  props,
  messages,
  styles,
  component: FiftyFiftyHero,
});
