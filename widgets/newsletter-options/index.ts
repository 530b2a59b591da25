import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import styles from './newsletter-options.css';
import { NewsletterOptions } from './NewsletterOptions';
import { props } from './props';

export default defineWidget({
  name: 'newsletter-options',
  description: 'Newsletters to select, and one form that subscribes to them.',
  reserve: { narrow: '38.2rem', wide: '25rem' },
  props,
  messages,
  styles,
  component: NewsletterOptions,
});
