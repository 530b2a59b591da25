import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import styles from './newsletter-options.css';
import { NewsletterOptions } from './NewsletterOptions';
import { props } from './props';

export default defineWidget({
  name: 'newsletter-options',
  description: 'Cards of newsletters to tick, and one form that subscribes to all that are ticked.',
  props,
  messages,
  styles,
  component: NewsletterOptions,
});
