import { defineWidget } from '../../src/contract';
import styles from './promo-banner.css';
import { PromoBanner } from './PromoBanner';
import { props } from './props';

export default defineWidget({
  name: 'promo-banner',
  description: 'A full-width banner with one call to action and an image.',
  reserve: { narrow: '27rem', wide: '18.5rem' },
  props,
  styles,
  component: PromoBanner,
});
