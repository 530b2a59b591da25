import { defineWidget } from '../../src/contract';
import { ImageCarousel } from './ImageCarousel';
import { messages } from './messages';
import { props } from './props';
import styles from './image-carousel.css';

export default defineWidget({ name: 'image-carousel', description: 'Pictures in a row with their captions, the next one looking in at the edge.', props, messages, styles, component: ImageCarousel });
