import { defineWidget } from '../../src/contract';
import styles from './careers-bar.css';
import { CareersBar } from './CareersBar';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'careers-bar',
  description: 'At the end of careers pages, a call to apply that stays at the edge of the window.',
  load: 'eager',
  props,
  messages,
  styles,
  canBeEmpty: true,
  component: CareersBar,
});
