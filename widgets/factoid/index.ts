import { defineWidget } from '../../src/contract';
import { Factoid } from './Factoid';
import { props } from './props';
import styles from './factoid.css';

export default defineWidget({
  name: 'factoid',
  description: 'Key figures in large type, each with its meaning.',
  reserve: { narrow: '48rem', wide: '24rem' },
  props,
  styles,
  component: Factoid,
});
