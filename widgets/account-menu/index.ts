import { defineWidget } from '../../src/contract';
import { AccountMenu } from './AccountMenu';
import styles from './account-menu.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'account-menu',
  description: 'Navigation between the pages of a reader’s account: profile, e-mail subscriptions, saved articles.',
  load: 'eager',
  props,
  messages,
  styles,
  component: AccountMenu,
});
