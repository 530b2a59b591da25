import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { SessionBadge } from './SessionBadge';
import styles from './session-badge.css';

export default defineWidget({
  name: 'session-badge',
  description: 'In the header: the sign-in link, or the reader’s name with a menu of their account.',
  load: 'eager',
  props,
  messages,
  styles,
  component: SessionBadge,
});
