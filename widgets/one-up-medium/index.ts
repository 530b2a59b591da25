import { defineWidget } from '../../src/contract';
import { OneUpMedium } from './OneUpMedium';
import { props } from './props';
import styles from './one-up-medium.css';

export default defineWidget({
  name: 'one-up-medium',
  description: 'A full-width promo: an image beside a title, a description and links.',
  reserve: { narrow: '25rem', wide: '24rem' },
  props,
  styles,
  component: OneUpMedium,
});
