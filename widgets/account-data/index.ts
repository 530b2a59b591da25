import { defineWidget } from '../../src/contract';
import { AccountData } from './AccountData';
import styles from './account-data.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'account-data',
  description: 'Hands the reader a copy of their data, and deletes their account after a time to change their mind.',
  props,
  messages,
  styles,
  credentials: true,
  component: AccountData,
});
