import { defineWidget } from '../../src/contract';
import styles from './promo-banner.css';
import { PromoBanner } from './PromoBanner';
import { props } from './props';

export default defineWidget({
  name: 'promo-banner',
  description: 'A banner across the page: one thing to do, with a picture that reaches its edges.',
  props,
  styles,
  component: PromoBanner,
});
