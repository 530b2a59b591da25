import { defineWidget } from '../../src/contract';
import styles from './grid-wall.css';
import { GridWall } from './GridWall';
import { props } from './props';

export default defineWidget({
  name: 'grid-wall',
  description: 'A wall of cards: words over pictures, cards as elsewhere, and panels of text between them.',
  reserve: { narrow: '54rem', wide: '30rem' },
  props,
  styles,
  component: GridWall,
});
