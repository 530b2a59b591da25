import { defineWidget } from '../../src/contract';
import { GeneralUp } from './GeneralUp';
import { props } from './props';
import styles from './general-up.css';

export default defineWidget({
  name: 'general-up',
  description: 'Three or four content cards in a row.',
  reserve: { narrow: '70rem', wide: 'calc(21% + 15rem)' },
  props,
  styles,
  component: GeneralUp,
});
