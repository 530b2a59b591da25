import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './second-factor.css';
import { SecondFactor } from './SecondFactor';

export default defineWidget({
  name: 'second-factor',
  description:
    'Turns two-step verification on and off: a code from an authenticator app besides the password, and recovery codes for a lost phone.',
  props,
  messages,
  styles,
  credentials: true,
  component: SecondFactor,
});
