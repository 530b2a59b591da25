import { defineWidget } from '../../src/contract';
import { TwoUp } from './TwoUp';
import { props } from './props';
import styles from './two-up.css';

export default defineWidget({
  name: 'two-up',
  description: 'Two promos side by side, with small or medium images.',
  reserve: { narrow: '52rem', wide: '22rem' },
  props,
  styles,
  component: TwoUp,
});
