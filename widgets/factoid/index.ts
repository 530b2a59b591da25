import { defineWidget } from '../../src/contract';
import { Factoid } from './Factoid';
import { props } from './props';
import styles from './factoid.css';

export default defineWidget({
  name: 'factoid',
  description: 'Figures set large, with what they mean.',
  props,
  styles,
  component: Factoid,
});
