import { defineWidget } from '../../src/contract';
import { Image } from './Image';
import { props } from './props';
import styles from './image.css';

export default defineWidget({
  name: 'image',
  description: 'An image with caption and credit, which visitors can enlarge.',
  reserve: 'calc(56.25% + 3rem)',
  props,
  styles,
  component: Image,
});
