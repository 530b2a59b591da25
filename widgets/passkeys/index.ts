import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { Passkeys } from './Passkeys';
import styles from './passkeys.css';
import { props } from './props';

export default defineWidget({
  name: 'passkeys',
  description: 'Lists the reader’s passkeys, creates new ones on this device and removes old ones.',
  props,
  messages,
  styles,
  credentials: true,
  component: Passkeys,
});
