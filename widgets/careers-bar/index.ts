import { defineWidget } from '../../src/contract';
import styles from './careers-bar.css';
import { CareersBar } from './CareersBar';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'careers-bar',
  description: 'A call to apply that stays at the edge of the window on careers pages.',
  load: 'eager',
  reserve: { narrow: '12rem', wide: '6.75rem' },
  props,
  messages,
  styles,
  canBeEmpty: true,
  component: CareersBar,
});
