import { defineWidget } from '../../src/contract';
import { ForgotPassword } from './ForgotPassword';
import { messages } from './messages';
import { props } from './props';
import styles from './forgot-password.css';

export default defineWidget({
  name: 'forgot-password',
  description:
    'A form that sends a link to reset the password. Its response is the same for known and unknown addresses.',
  load: 'eager',
  reserve: '12.8rem',
  props,
  messages,
  styles,
  credentials: true,
  component: ForgotPassword,
});
