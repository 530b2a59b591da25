import { defineWidget } from '../../src/contract';
import { AuthRouter } from './AuthRouter';
import { messages } from './messages';
import { props } from './props';
import styles from './auth-router.css';

export default defineWidget({
  name: 'auth-router',
  description: 'Handles the routes for sign-in, registration and gated files, over any page or on their own pages.',
  load: 'idle',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: AuthRouter,
});
