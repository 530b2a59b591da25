import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { SigninWelcome } from './SigninWelcome';
import styles from './signin-welcome.css';

export default defineWidget({
  name: 'signin-welcome',
  description:
    'The page that single sign-on returns to: starts the session and opens the page that the visitor wanted.',
  load: 'eager',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: SigninWelcome,
});
