import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { ShareTools } from './ShareTools';

export default defineWidget({
  name: 'share-tools',
  description: 'Shares the page on LinkedIn, X and Facebook, by e-mail, as a copied link, or in the apps of a phone.',
  reserve: '2.75rem',
  props,
  // Inside the publisher's app, which has its own share button.
  canBeEmpty: true,
  messages,
  component: ShareTools,
});
