import { defineWidget } from '../../src/contract';
import styles from './one-up-medium-quote.css';
import { OneUpMediumQuote } from './OneUpMediumQuote';
import { props } from './props';

export default defineWidget({
  name: 'one-up-medium-quote',
  description: 'A full-width quotation with a portrait of the speaker, in several layouts.',
  reserve: { narrow: '21rem', wide: '10rem' },
  props,
  styles,
  component: OneUpMediumQuote,
});
