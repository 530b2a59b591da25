import { defineWidget } from '../../src/contract';
import { Blog } from './Blog';
import styles from './blog.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'blog',
  description: 'A blog page: hero, filters by tag or author, and entries.',
  // With a source the list grows after it is mounted.
  reserve: { narrow: '44rem', wide: '29rem' },
  props,
  messages,
  styles,
  component: Blog,
});
