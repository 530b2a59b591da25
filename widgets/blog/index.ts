import { defineWidget } from '../../src/contract';
import { Blog } from './Blog';
import styles from './blog.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'blog',
  description: 'A blog: its hero, ways to browse it, and its entries, by tag or author without loading the page.',
  props,
  messages,
  styles,
  component: Blog,
});
