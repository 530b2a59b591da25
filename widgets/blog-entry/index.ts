import { defineWidget } from '../../src/contract';
import styles from './blog-entry.css';
import { BlogEntry } from './BlogEntry';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'blog-entry',
  description: 'A blog entry. Older entries load as the reader scrolls.',
  reserve: '60rem',
  props,
  messages,
  styles,
  component: BlogEntry,
});
