import { defineWidget } from '../../src/contract';
import { Accordion } from './Accordion';
import { messages } from './messages';
import { props } from './props';
import styles from './accordion.css';

export default defineWidget({
  name: 'accordion',
  description: 'Questions with their answers, or parts of a long text, each under its title.',
  reserve: { narrow: '26rem', wide: '25rem' },
  props,
  messages,
  styles,
  component: Accordion,
});
