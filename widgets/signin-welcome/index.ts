import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { SigninWelcome } from './SigninWelcome';
import styles from './signin-welcome.css';

export default defineWidget({
  name: 'signin-welcome',
  description: 'The return page of single sign-on: starts the session and opens the requested page.',
  load: 'eager',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: SigninWelcome,
});
