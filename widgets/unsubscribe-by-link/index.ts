import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './unsubscribe-by-link.css';
import { UnsubscribeByLink } from './UnsubscribeByLink';

export default defineWidget({
  name: 'unsubscribe-by-link',
  description: 'Unsubscribes from the newsletters named by a link in an e-mail, once the reader has confirmed.',
  load: 'eager',
  reserve: { narrow: '13.75rem', wide: '10.75rem' },
  props,
  messages,
  styles,
  component: UnsubscribeByLink,
});
