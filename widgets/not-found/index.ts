import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { NotFound } from './NotFound';
import styles from './not-found.css';
import { props } from './props';

export default defineWidget({
  name: 'not-found',
  description: 'Tells visitors that a page does not exist, and links to the home page.',
  load: 'eager',
  reserve: '10rem',
  props,
  messages,
  styles,
  component: NotFound,
});
