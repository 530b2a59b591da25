import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './published-work.css';
import { PublishedWork } from './PublishedWork';

export default defineWidget({
  name: 'published-work',
  description: 'What somebody has published, here and elsewhere, latest first, and more of it by a press.',
  props,
  canBeEmpty: true,
  messages,
  styles,
  component: PublishedWork,
});
