import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import styles from './one-click-subscribe.css';
import { OneClickSubscribe } from './OneClickSubscribe';
import { props } from './props';

export default defineWidget({
  name: 'one-click-subscribe',
  description: 'Subscribes to a newsletter by e-mail address, or with one click for a signed-in visitor.',
  reserve: { narrow: '11.25rem', wide: '6rem' },
  props,
  messages,
  styles,
  component: OneClickSubscribe,
});
