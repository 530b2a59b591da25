import { content, defineProps, integer, list, type PropsOf } from '../../src/contract';
import { callToAction, phrase } from '../../src/ui';
import { ground } from './ground';
import { mediaProps, relatedArticle, story } from './story';

export const props = defineProps({
  brandingTitle: phrase({ max: 80, alias: ['eyebrow'], description: 'The name of the series, above the title.' }),
  brandingDek: phrase({ max: 200, description: 'A short description of the series, beside its name.' }),
  title: phrase({ max: 200, alias: ['articleTitle'], description: 'The title of the article.' }),
  description: content({ alias: ['articleDescription'], description: 'A short summary.' }),
  headingLevel: integer({
    minimum: 1,
    maximum: 5,
    default: 1,
    description: 'The heading level of the title. 1 for the title of the page. The stories are one level below.',
  }),
  ...mediaProps,
  items: list(story, {
    max: 10,
    alias: ['children', 'results'],
    description: 'The stories, in their order. A story without text and media is left out.',
    default: [],
  }),
  relatedArticlesTitle: phrase({
    max: 120,
    description: 'The title of the last panel. Default: "Related articles".',
  }),
  relatedArticlesDek: content({ description: 'A sentence below the title.' }),
  relatedArticles: list(relatedArticle, {
    max: 12,
    description: 'Articles to read next. The articles of the stories are added automatically. Each URL is shown once.',
    default: [],
  }),
  closingText: content({ description: 'The closing text, below the related articles.' }),
  callToActionLinks: list(callToAction, {
    max: 4,
    alias: ['cTALinks', 'CTALinks', 'ctaLinks'],
    description: 'Links below the closing text.',
    default: [],
  }),
  backgroundColor: ground({
    description:
      'The background of the first and the last panel: `ink`, `surface`, `paper`, or a colour such as #1a4fd0. The text is dark or white, whichever is readable.',
  }),
});

export type FiveFiftyProps = PropsOf<typeof props>;
