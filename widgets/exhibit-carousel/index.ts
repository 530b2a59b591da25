import { defineWidget } from '../../src/contract';
import { ExhibitCarousel } from './ExhibitCarousel';
import { messages } from './messages';
import { props } from './props';
import styles from './exhibit-carousel.css';

export default defineWidget({ name: 'exhibit-carousel', description: 'Several exhibits of one study in the room of one, with its number and source each.', props, messages, styles, component: ExhibitCarousel });
