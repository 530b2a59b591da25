import { defineWidget } from '../../src/contract';
import { Accordion } from './Accordion';
import { messages } from './messages';
import { props } from './props';
import styles from './accordion.css';

export default defineWidget({
  name: 'accordion',
  description: 'A list of titles that expand to show their text, for FAQs or long pages.',
  reserve: { narrow: '26rem', wide: '25rem' },
  props,
  messages,
  styles,
  component: Accordion,
});
