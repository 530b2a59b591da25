import { defineWidget } from '../../src/contract';
import { Image } from './Image';
import { messages } from './messages';
import { props } from './props';
import styles from './image.css';

export default defineWidget({ name: 'image', description: 'A picture with its caption and credit, to be looked at closely.', props, messages, styles, component: Image });
