import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { SigninWelcome } from './SigninWelcome';
import styles from './signin-welcome.css';

export default defineWidget({
  name: 'signin-welcome',
  description: 'Where single sign-on comes back to: begins the session and leads on.',
  load: 'eager',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: SigninWelcome,
});
