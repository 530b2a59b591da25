import { defineWidget } from '../../src/contract';
import styles from './flourish.css';
import { Flourish } from './Flourish';
import { props } from './props';

export default defineWidget({
  name: 'flourish',
  description: 'A Flourish chart, loaded after the visitor consents.',
  reserve: { narrow: '12rem', wide: '5rem' },
  props,
  styles,
  component: Flourish,
});
