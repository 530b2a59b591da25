import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { Regwall } from './Regwall';
import styles from './regwall.css';

export default defineWidget({
  name: 'regwall',
  description: 'A registration wall for a gated page: a banner, an invitation where the free part ends, or a dialog.',
  load: 'idle',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: Regwall,
});
