import { defineWidget } from '../../src/contract';
import { AfterSignIn } from './AfterSignIn';
import styles from './after-sign-in.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'after-sign-in',
  description:
    'For signed-in readers: offers a passkey after a sign-in with a password, or asks one optional question for the profile.',
  load: 'idle',
  canBeEmpty: true,
  props,
  messages,
  styles,
  component: AfterSignIn,
});
