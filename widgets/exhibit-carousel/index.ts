import { defineWidget } from '../../src/contract';
import { ExhibitCarousel } from './ExhibitCarousel';
import { messages } from './messages';
import { props } from './props';
import styles from './exhibit-carousel.css';

export default defineWidget({
  name: 'exhibit-carousel',
  description: 'Several exhibits of one study at the height of one, with its number and source each.',
  reserve: { narrow: '39.5rem', wide: 'calc(57% + 19rem)' },
  props,
  messages,
  styles,
  component: ExhibitCarousel,
});
