import { defineWidget } from '../../src/contract';
import styles from './promo-banner.css';
import { PromoBanner } from './PromoBanner';
import { props } from './props';

export default defineWidget({
  name: 'promo-banner',
  description: 'A banner across the page: one thing to do, with a picture that reaches its edges.',
  reserve: { narrow: '27rem', wide: '18.5rem' },
  props,
  styles,
  component: PromoBanner,
});
