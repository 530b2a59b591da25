import { defineWidget } from '../../src/contract';
import { Image } from './Image';
import { props } from './props';
import styles from './image.css';

export default defineWidget({
  name: 'image',
  description: 'A picture with its caption and credit, which can be enlarged.',
  reserve: 'calc(56.25% + 3rem)',
  props,
  styles,
  component: Image,
});
