import { defineWidget } from '../../src/contract';
import styles from './flourish.css';
import { Flourish } from './Flourish';
import { props } from './props';

export default defineWidget({
  name: 'flourish',
  description: 'A chart made with Flourish, shown once the visitor agrees, at the height that it asks for.',
  reserve: { narrow: '12rem', wide: '5rem' },
  props,
  styles,
  component: Flourish,
});
