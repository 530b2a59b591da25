import { defineWidget } from '../../src/contract';
import { AuthRouter } from './AuthRouter';
import { messages } from './messages';
import { props } from './props';
import styles from './auth-router.css';

export default defineWidget({
  name: 'auth-router',
  description: 'Answers the routes of signing in, registering and gated files, over any page or on pages of their own.',
  load: 'idle',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: AuthRouter,
});
