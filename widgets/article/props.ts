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
    title: phrase({ required: true, max: 120, description: 'Their name.' }),
    authorTitle: text({ max: 200, description: 'What they do. Without it nothing is said of them beside their name.' }),
    url: link({ alias: ['profileurl'], description: 'Their page.' }),
    image: image({ alias: ['standardImage'], description: 'Their portrait.' }),
    description: content({
      alias: ['profiledescription', 'authordescription'],
      description: 'Who they are, in a sentence or two.',
    }),
  },
  { description: 'An author.' },
);

export const props = defineProps({
  eyebrow: phrase({ max: 80, description: 'A word or two above the title; the type of the article unless given.' }),
  title: phrase({ max: 200, description: 'The title of the article.' }),
  headingLevel: integer({
    minimum: 1,
    maximum: 6,
    default: 1,
    description: 'The level of the title among the headings of the page: 1 where it opens the page.',
  }),
  description: content({ description: 'What it is about, in a sentence or two.' }),
  seoTitle: text({
    max: 300,
    alias: ['sEOTitle', 'SEOTitle'],
    description: 'Its title for search engines, where that is another.',
  }),
  seoDescription: text({
    max: 1000,
    alias: ['sEODescription', 'SEODescription'],
    description: 'What it is about, for search engines.',
  }),
  standardImage: image({ description: 'Its picture.' }),
  articleType: text({ max: 80, description: 'Such as "Interview".' }),
  contentType: text({ max: 80, description: 'The same, if it has no type.' }),
  sourcePublication: text({ max: 120, description: 'Where it appeared first.' }),
  displayDate: date({ description: 'When it appeared.' }),
  originalPublishDate: date({ description: 'When it appeared first, where that was on another day.' }),
  body: content({ description: 'The text. Without it, the module serves the article that stands around it.' }),
  authors: list(author, { max: 20, description: 'Who wrote it.' }),
  hasSpecialReport: flag({ description: 'It belongs to a special report, and says so.' }),
  forClientsOnly: flag({ description: 'For clients: the page says so, to readers and in its access level.' }),
  excludeFromClientLink: flag({ description: 'For the lists of a server: those for clients do not lead here.' }),
  shareLabel: text({
    max: 80,
    description: 'What stands before the ways to share it; “Share this article” unless given.',
  }),
  hideStickySocialShareBar: flag({ description: 'Offers no ways to share it.' }),
  isFiveFiftyHorizontalArticle: flag({
    description: 'The text is a five-fifty, which has its own title and image: the module adds neither.',
  }),
  isFullScreenInteractive: flag({
    description: 'The article is an experience as high as the window: one made with Ceros, or what stands in the text.',
  }),
  mobileReady: flag({
    default: true,
    description: 'The experience works on phones, too. Those get its picture first where it does not.',
  }),
  accessibilityDescription: content({ description: 'What the experience shows, in words.' }),
  desktopId: text({
    alias: ['cerosId'],
    max: 100,
    description: 'Id of the experience, as high as the window. Without it, and without an address, the text is.',
  }),
  desktopUrl: text({
    max: 2000,
    description: 'Its whole address, or its path on the provider’s host, where there is no id.',
  }),
  cerosOembedUrl: text({
    max: 2000,
    description: 'One address for all windows, looked up at the provider; it wins over id and address.',
  }),
});

export type ArticleProps = PropsOf<typeof props>;
