import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { ResetPassword } from './ResetPassword';
import styles from './reset-password.css';

export default defineWidget({
  name: 'reset-password',
  description: 'Sets a new password from the link in an e-mail, and signs the visitor in.',
  load: 'eager',
  props,
  messages,
  styles,
  credentials: true,
  component: ResetPassword,
});
