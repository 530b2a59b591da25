import { defineWidget } from '../../src/contract';
import { heroMessages as messages } from '../../src/features/hero';
import styles from './article-hero.css';
import { ArticleHero } from './ArticleHero';
import { props } from './props';

export default defineWidget({
  name: 'article-hero',
  description: 'An article header: title, date, publication and image.',
  load: 'eager',
  reserve: { narrow: '41rem', wide: '52rem' },
  props,
  messages,
  styles,
  component: ArticleHero,
});
