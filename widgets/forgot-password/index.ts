import { defineWidget } from '../../src/contract';
import { ForgotPassword } from './ForgotPassword';
import { messages } from './messages';
import { props } from './props';
import styles from './forgot-password.css';

export default defineWidget({
  name: 'forgot-password',
  description: 'Sends a link for a new password, and says the same for known and unknown addresses.',
  load: 'eager',
  reserve: '12.8rem',
  props,
  messages,
  styles,
  credentials: true,
  component: ForgotPassword,
});
