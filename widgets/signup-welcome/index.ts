import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { SignupWelcome } from './SignupWelcome';
import styles from './signup-welcome.css';

export default defineWidget({
  name: 'signup-welcome',
  description: 'Welcomes new readers, and confirms their e-mail address where that is still needed.',
  load: 'eager',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: SignupWelcome,
});
