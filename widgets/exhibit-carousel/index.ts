import { defineWidget } from '../../src/contract';
import { ExhibitCarousel } from './ExhibitCarousel';
import { messages } from './messages';
import { props } from './props';
import styles from './exhibit-carousel.css';

export default defineWidget({
  name: 'exhibit-carousel',
  description: 'A carousel of the exhibits of one study, each with its number and source.',
  reserve: { narrow: '39.5rem', wide: 'calc(57% + 19rem)' },
  props,
  messages,
  styles,
  component: ExhibitCarousel,
});
