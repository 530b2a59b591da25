import { defineWidget } from '../../src/contract';
import { BlogPromoBar } from './BlogPromoBar';
import styles from './blog-promo-bar.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'blog-promo-bar',
  description: 'A bar that promotes a blog with a text, a link or a newsletter form.',
  reserve: '9rem',
  props,
  messages,
  styles,
  component: BlogPromoBar,
  canBeEmpty: true,
});
