import { defineWidget } from '../../src/contract';
import { heroMessages as messages } from '../../src/features/hero';
import styles from './article-hero.css';
import { ArticleHero } from './ArticleHero';
import { props } from './props';

export default defineWidget({
  name: 'article-hero',
  description: 'Opens an article: its words, when and where it appeared, and its picture beneath.',
  load: 'eager',
  reserve: { narrow: '41rem', wide: '52rem' },
  props,
  messages,
  styles,
  component: ArticleHero,
});
