import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { SignupWelcome } from './SignupWelcome';
import styles from './signup-welcome.css';

export default defineWidget({
  name: 'signup-welcome',
  description: 'Welcomes new readers, and confirms their e-mail address if necessary.',
  load: 'eager',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: SignupWelcome,
});
