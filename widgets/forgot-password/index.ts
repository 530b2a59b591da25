import { defineWidget } from '../../src/contract';
import { ForgotPassword } from './ForgotPassword';
import { messages } from './messages';
import { props } from './props';
import styles from './forgot-password.css';

export default defineWidget({
  name: 'forgot-password',
  description:
    'A form that e-mails a link to reset the password. It does not reveal whether the address has an account.',
  load: 'eager',
  reserve: '12.8rem',
  props,
  messages,
  styles,
  credentials: true,
  component: ForgotPassword,
});
