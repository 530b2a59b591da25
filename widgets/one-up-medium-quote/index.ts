import { defineWidget } from '../../src/contract';
import styles from './one-up-medium-quote.css';
import { OneUpMediumQuote } from './OneUpMediumQuote';
import { props } from './props';

export default defineWidget({
  name: 'one-up-medium-quote',
  description: 'A quotation over the whole width, with a portrait of who said it in one of several ways.',
  reserve: { narrow: '21rem', wide: '10rem' },
  props,
  styles,
  component: OneUpMediumQuote,
});
