import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { Regwall } from './Regwall';
import styles from './regwall.css';

export default defineWidget({
  name: 'regwall',
  description: 'Asks readers of a gated page to register, as a banner, an overlay over the text or a dialog.',
  load: 'idle',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: Regwall,
});
