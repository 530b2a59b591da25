import { defineWidget } from '../../src/contract';
import styles from './grid-wall.css';
import { GridWall } from './GridWall';
import { props } from './props';

export default defineWidget({
  name: 'grid-wall',
  description: 'A grid of cards: text over images, standard cards and text panels.',
  reserve: { narrow: '54rem', wide: '30rem' },
  props,
  styles,
  component: GridWall,
});
