import { defineWidget } from '../../src/contract';
import { Accordion } from './Accordion';
import { props } from './props';
import styles from './accordion.css';

export default defineWidget({
  name: 'accordion',
  description: 'Questions with their answers, or parts of a long text, each under its title.',
  props,
  styles,
  component: Accordion,
});
