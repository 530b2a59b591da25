import { Hero } from '../../src/features/hero';
import { RichText } from '../../src/ui';
import type { ArticleHeroProps } from './props';

export function ArticleHero({ byline, pictureWidth, ...hero }: ArticleHeroProps) {
  return (
    <Hero className="inlay-article-hero" variant={pictureWidth === 'text' && 'narrow'} layout="before" {...hero}>
      <RichText className="inlay-article-hero__byline" content={byline} />
    </Hero>
  );
}
