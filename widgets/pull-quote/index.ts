import { defineWidget } from '../../src/contract';
import { PullQuote } from './PullQuote';
import { props } from './props';
import styles from './pull-quote.css';

export default defineWidget({
  name: 'pull-quote',
  description: 'A highlighted quotation with its source.',
  reserve: { narrow: '7.5rem', wide: '6.75rem' },
  props,
  styles,
  component: PullQuote,
});
