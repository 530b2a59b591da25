import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './sticky-subscription-bar.css';
import { StickySubscriptionBar } from './StickySubscriptionBar';

export default defineWidget({
  name: 'sticky-subscription-bar',
  description:
    'Offers a newsletter at the edge of the window on pages of insights, until it is dismissed or subscribed.',
  load: 'idle',
  props,
  messages,
  styles,
  canBeEmpty: true,
  component: StickySubscriptionBar,
});
