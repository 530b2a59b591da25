import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { SignupWelcome } from './SignupWelcome';
import styles from './signup-welcome.css';

export default defineWidget({
  name: 'signup-welcome',
  description: 'Welcomes somebody new, and confirms their e-mail address where that is still to be done.',
  load: 'eager',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: SignupWelcome,
});
