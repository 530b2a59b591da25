import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import styles from './one-click-subscribe.css';
import { OneClickSubscribe } from './OneClickSubscribe';
import { props } from './props';

export default defineWidget({
  name: 'one-click-subscribe',
  description: 'Subscribes to a newsletter with an address, or with one press for a signed-in visitor.',
  props,
  messages,
  styles,
  component: OneClickSubscribe,
});
