import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { SessionBadge } from './SessionBadge';
import styles from './session-badge.css';

export default defineWidget({
  name: 'session-badge',
  description: 'The sign-in link in the page header, or the user’s name with an account menu.',
  load: 'eager',
  props,
  messages,
  styles,
  component: SessionBadge,
});
