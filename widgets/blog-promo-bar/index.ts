import { defineWidget } from '../../src/contract';
import { BlogPromoBar } from './BlogPromoBar';
import styles from './blog-promo-bar.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'blog-promo-bar',
  description: 'What a blog offers its readers: a text, a link, or a newsletter to subscribe to on the spot.',
  reserve: '9rem',
  props,
  messages,
  styles,
  component: BlogPromoBar,
  canBeEmpty: true,
});
