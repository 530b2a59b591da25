import { defineWidget } from '../../src/contract';
import { AccountData } from './AccountData';
import styles from './account-data.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'account-data',
  description: 'Lets readers download their data, and delete their account with two weeks to change their mind.',
  props,
  messages,
  styles,
  credentials: true,
  component: AccountData,
});
