import { defineWidget } from '../../src/contract';
import styles from './promo-bar.css';
import { PromoBar } from './PromoBar';
import { props } from './props';

export default defineWidget({
  name: 'promo-bar',
  description: 'A bar with a sentence or a quotation, and up to two buttons.',
  reserve: { narrow: '18.5rem', wide: '10rem' },
  props,
  styles,
  component: PromoBar,
});
