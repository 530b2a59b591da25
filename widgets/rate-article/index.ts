import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './rate-article.css';
import { RateArticle } from './RateArticle';

export default defineWidget({
  name: 'rate-article',
  description: 'One to five stars for an article. Anonymous readers sign in first, and the rating is then saved.',
  reserve: '6rem',
  props,
  canBeEmpty: true,
  messages,
  styles,
  component: RateArticle,
});
