import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { SessionBadge } from './SessionBadge';
import styles from './session-badge.css';

export default defineWidget({
  name: 'session-badge',
  description: 'In the header: the way to sign in, or who is signed in and the way to their account.',
  load: 'eager',
  props,
  messages,
  styles,
  component: SessionBadge,
});
