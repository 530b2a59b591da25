import { defineWidget } from '../../src/contract';
import styles from './careers-bar.css';
import { CareersBar } from './CareersBar';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'careers-bar',
  description: 'At the end of careers pages, an invitation that comes along at the edge of the window while one reads.',
  load: 'eager',
  props,
  messages,
  styles,
  canBeEmpty: true,
  component: CareersBar,
});
