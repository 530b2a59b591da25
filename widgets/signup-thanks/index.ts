import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { SignupThanks } from './SignupThanks';
import styles from './signup-thanks.css';

export default defineWidget({
  name: 'signup-thanks',
  description: 'Thanks visitors who have subscribed or registered, and shows the next step.',
  load: 'eager',
  props,
  messages,
  styles,
  canBeEmpty: true,
  component: SignupThanks,
});
