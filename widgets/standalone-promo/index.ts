import { defineWidget } from '../../src/contract';
import { StandalonePromo } from './StandalonePromo';
import { props } from './props';
import styles from './standalone-promo.css';

export default defineWidget({
  name: 'standalone-promo',
  description: 'A promo with an image and a list of links.',
  reserve: { narrow: '40rem', wide: '34rem' },
  props,
  styles,
  component: StandalonePromo,
});
