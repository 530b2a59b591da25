import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './unsubscribe-by-link.css';
import { UnsubscribeByLink } from './UnsubscribeByLink';

export default defineWidget({
  name: 'unsubscribe-by-link',
  description: 'Ends the subscriptions that a link of a mail names, once the reader has confirmed.',
  load: 'eager',
  props,
  messages,
  styles,
  component: UnsubscribeByLink,
});
