import { defineWidget } from '../../src/contract';
import { ActiveSessions } from './ActiveSessions';
import styles from './active-sessions.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'active-sessions',
  description: 'Lists the devices on which the reader is signed in, and signs out one, all others or all.',
  props,
  messages,
  styles,
  component: ActiveSessions,
});
