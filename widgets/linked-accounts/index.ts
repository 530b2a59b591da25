import { defineWidget } from '../../src/contract';
import { LinkedAccounts } from './LinkedAccounts';
import styles from './linked-accounts.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'linked-accounts',
  description: 'Links and unlinks the identity providers that a reader signs in with.',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: LinkedAccounts,
});
