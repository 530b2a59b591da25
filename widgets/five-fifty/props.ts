import { content, defineProps, integer, list, type PropsOf } from '../../src/contract';
import { callToAction, phrase } from '../../src/ui';
import { ground } from './ground';
import { mediaProps, relatedArticle, story } from './story';

export const props = defineProps({
  brandingTitle: phrase({ max: 80, alias: ['eyebrow'], description: 'The name of the series, above the title.' }),
  brandingDek: phrase({ max: 200, description: 'What the series is, beside its name.' }),
  title: phrase({ max: 200, alias: ['articleTitle'], description: 'The title of the article.' }),
  description: content({ alias: ['articleDescription'], description: 'What it is about, in a sentence or two.' }),
  headingLevel: integer({
    minimum: 1,
    maximum: 5,
    default: 1,
    description:
      'The level of the title among the headings of the page: 1 where it opens the page. The stories are one below.',
  }),
  ...mediaProps,
  items: list(story, {
    max: 10,
    alias: ['children', 'results'],
    description: 'The stories, in their order. One with neither words nor media is left out.',
    default: [],
  }),
  relatedArticlesTitle: phrase({
    max: 120,
    description: 'The title of the last panel; "Related articles" unless given.',
  }),
  relatedArticlesDek: content({ description: 'A sentence beneath it.' }),
  relatedArticles: list(relatedArticle, {
    max: 12,
    description:
      'What to read next. The articles behind the stories stand here by themselves; each address counts once.',
    default: [],
  }),
  closingText: content({ description: 'The last words, beneath the related articles.' }),
  callToActionLinks: list(callToAction, {
    max: 4,
    alias: ['cTALinks', 'CTALinks', 'ctaLinks'],
    description: 'Where to go from there.',
    default: [],
  }),
  backgroundColor: ground({
    description:
      'The ground of the first and the last panel: `ink`, `surface`, `paper`, or a colour such as #1a4fd0. The words on it are dark or white, whichever can be read.',
  }),
});

export type FiveFiftyProps = PropsOf<typeof props>;
