import {
  content,
  date,
  defineProps,
  flag,
  group,
  image,
  integer,
  link,
  list,
  text,
  type PropsOf,
} from '../../src/contract';
import { phrase } from '../../src/ui';

const author = group(
  {
    title: phrase({ required: true, max: 120, description: 'The name.' }),
    authorTitle: text({ max: 200, description: 'The role. Without it, only the name is shown.' }),
    url: link({ alias: ['profileurl'], description: 'The page of the person.' }),
    image: image({ alias: ['standardImage'], description: 'A portrait.' }),
    description: content({
      alias: ['profiledescription', 'authordescription'],
      description: 'A short biography.',
    }),
  },
  { description: 'An author.' },
);

export const props = defineProps({
  eyebrow: phrase({ max: 80, description: 'A short label above the title. Default: the type of the article.' }),
  title: phrase({ max: 200, description: 'The title of the article.' }),
  headingLevel: integer({
    minimum: 1,
    maximum: 6,
    default: 1,
    description: 'The heading level of the title. 1 for the title of the page.',
  }),
  description: content({ description: 'A short summary.' }),
  seoTitle: text({
    max: 300,
    alias: ['sEOTitle', 'SEOTitle'],
    description: 'The title for search engines, if it differs.',
  }),
  seoDescription: text({
    max: 1000,
    alias: ['sEODescription', 'SEODescription'],
    description: 'The description for search engines.',
  }),
  standardImage: image({ description: 'The image.' }),
  articleType: text({ max: 80, description: 'The type, such as "Interview".' }),
  contentType: text({ max: 80, description: 'The label if there is no type.' }),
  sourcePublication: text({ max: 120, description: 'The original publication.' }),
  displayDate: date({ description: 'The publication date.' }),
  originalPublishDate: date({ description: 'The date of the original publication, if it differs.' }),
  body: content({ description: 'The text. Without it, the module adds share links to the article that contains it.' }),
  authors: list(author, { max: 20, description: 'The authors.' }),
  hasSpecialReport: flag({ description: 'Marks the article as part of a special report.' }),
  forClientsOnly: flag({ description: 'Marks the article as for clients, also in the access level of the page.' }),
  excludeFromClientLink: flag({ description: 'For server-rendered lists: lists for clients leave the article out.' }),
  shareLabel: text({
    max: 80,
    description: 'The label of the share links. Default: “Share this article”.',
  }),
  hideStickySocialShareBar: flag({ description: 'Removes the share links.' }),
  isFiveFiftyHorizontalArticle: flag({
    description: 'The text is a five-fifty, which has its own title and image.',
  }),
  isFullScreenInteractive: flag({
    description: 'Shows an experience with the height of the window: the Ceros experience, or the body.',
  }),
  mobileReady: flag({
    default: true,
    description: 'Whether the experience works on phones. If not, phones show the image first.',
  }),
  accessibilityDescription: content({ description: 'The text alternative of the experience.' }),
  desktopId: text({
    alias: ['cerosId'],
    max: 100,
    description: 'The id of the experience. Without an id and a URL, the body is shown full screen.',
  }),
  desktopUrl: text({
    max: 2000,
    description: 'The URL, or the path on the provider’s host, if there is no id.',
  }),
  cerosOembedUrl: text({
    max: 2000,
    description: 'One URL for all windows, looked up at the provider. It overrides id and URL.',
  }),
});

export type ArticleProps = PropsOf<typeof props>;
