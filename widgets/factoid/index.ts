import { defineWidget } from '../../src/contract';
import { Factoid } from './Factoid';
import { props } from './props';
import styles from './factoid.css';

export default defineWidget({
  name: 'factoid',
  description: 'Figures set large, with what they mean.',
  reserve: { narrow: '48rem', wide: '24rem' },
  props,
  styles,
  component: Factoid,
});
