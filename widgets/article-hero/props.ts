import { choice, content, defineProps, type PropsOf } from '../../src/contract';
import { heroArticleProps, heroGroundProps, heroHeadProps, heroPictureProps } from '../../src/features/hero';

export const props = defineProps({
  ...heroHeadProps,
  ...heroArticleProps,
  byline: content({
    alias: ['authors', 'author'],
    description: 'Who wrote it, as the server wrote that: portraits, names, links.',
  }),
  ...heroPictureProps,
  ...heroGroundProps,
  pictureWidth: choice(['page', 'text'], {
    default: 'page',
    description: 'How wide the picture is: as the page, or as a column of text.',
  }),
});

export type ArticleHeroProps = PropsOf<typeof props>;
