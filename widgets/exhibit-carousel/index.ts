import { defineWidget } from '../../src/contract';
import { ExhibitCarousel } from './ExhibitCarousel';
import { messages } from './messages';
import { props } from './props';
import styles from './exhibit-carousel.css';

export default defineWidget({
  name: 'exhibit-carousel',
  description: 'Several exhibits of one study at the height of one, with its number and source each.',
  props,
  messages,
  styles,
  component: ExhibitCarousel,
});
