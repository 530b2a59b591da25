import { defineWidget } from '../../src/contract';
import { Hero, heroMessages as messages } from '../../src/features/hero';
import { RichText } from '../../src/ui';
import { props, type ArticleHeroProps } from './props';
import styles from './article-hero.css';

function ArticleHero({ byline, pictureWidth, ...hero }: ArticleHeroProps) {
  return (
    <Hero className="inlay-article-hero" variant={pictureWidth === 'text' && 'narrow'} layout="before" {...hero}>
      <RichText className="inlay-article-hero__byline" content={byline} />
    </Hero>
  );
}

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
