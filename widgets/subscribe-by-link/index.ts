import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './subscribe-by-link.css';
import { SubscribeByLink } from './SubscribeByLink';

export default defineWidget({
  name: 'subscribe-by-link',
  description: 'Subscribes to the newsletters named by a link in an e-mail, once the reader has confirmed.',
  load: 'eager',
  reserve: { narrow: '13.75rem', wide: '10.75rem' },
  props,
  messages,
  styles,
  component: SubscribeByLink,
});
