import { choice, content, defineProps, type PropsOf } from '../../src/contract';
import { heroArticleProps, heroGroundProps, heroHeadProps, heroPictureProps } from '../../src/features/hero';

export const props = defineProps({
  ...heroHeadProps,
  ...heroArticleProps,
  byline: content({
    alias: ['authors', 'author'],
    description: 'The server-rendered authors: portraits, names, links.',
  }),
  ...heroPictureProps,
  ...heroGroundProps,
  pictureWidth: choice(['page', 'text'], {
    default: 'page',
    description: 'The width of the image: that of the page, or of a column of text.',
  }),
});

export type ArticleHeroProps = PropsOf<typeof props>;
