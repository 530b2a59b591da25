import {
  choice,
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

export const HERO_STYLES = ['Edge-to-Edge with text overlay', 'Edge-to-Edge', 'Small', 'Column Width'] as const;

/** Modules that only display content. */
const MODULES = [
  'accordion',
  'audio-player',
  'exhibit-carousel',
  'factoid',
  'image',
  'image-carousel',
  'inline-video',
  'link-list',
  'one-up-medium',
  'one-up-medium-quote',
  'pull-quote',
  'quiz',
  'tabbed-container',
  'table',
  'two-up',
] as const;

const tag = group(
  {
    blogTagTitle: text({ max: 80, description: 'The label. Default: `name`.' }),
    name: text({ max: 80, required: true, description: 'The name in URLs.' }),
  },
  { fromElement: 'name', description: 'A tag.' },
);

const author = group(
  {
    title: text({ max: 120, required: true, description: 'The name.' }),
    authorTitle: text({ max: 120, description: 'The role in this blog. Without it, only the name is shown.' }),
    url: link({ description: 'The page with the author’s entries.' }),
    image: image({ description: 'A portrait.' }),
    firmtitle: text({ max: 120, description: 'The position.' }),
    location: text({ max: 80, description: 'The office.' }),
    description: text({
      max: 2000,
      alias: ['authordescription', 'profiledescription'],
      description: 'About the author.',
    }),
    profileurl: link({ description: 'The author’s profile.' }),
  },
  { description: 'The authors.' },
);

const promo = group(
  {
    promoBarTitle: text({ max: 120, description: 'The offer. Without it, nothing is shown.' }),
    promoBarDescription: text({ max: 400, description: 'A sentence about the offer.' }),
    promoBarRenderStyle: text({
      max: 20,
      description:
        'As in `blog-promo-bar`: text, subscribe or link. Default: `link` if there is a link, otherwise `text`.',
    }),
    promoBarCallToActionLink: link({ description: 'The link.' }),
    oneClickSubscription: text({ max: 100, description: 'The alert code of its form.' }),
    hidePromoBar: flag({ description: 'Hides the offer.' }),
  },
  { description: 'An offer below the text: a `blog-promo-bar`, once per page.' },
);

export const props = defineProps({
  id: text({
    max: 120,
    description:
      'The id in the list of the blog, so that it does not follow itself. Default: the last part of the URL.',
  }),
  title: text({ max: 300, description: 'Its title.' }),
  headingLevel: integer({
    minimum: 1,
    maximum: 4,
    default: 1,
    description: 'The heading level of the title. The titles of the following entries are one level below.',
  }),
  description: content({ description: 'A short summary.' }),
  hideDek: flag({ description: 'Hides the description.' }),
  body: content({ description: 'Its text.' }),
  heroImage: image({ description: 'The image.' }),
  heroImageRenderStyle: choice(HERO_STYLES, {
    default: 'Column Width',
    description:
      'The position of the image: behind the title, as wide as the page, beside the title, or as wide as the text.',
  }),
  caption: text({ max: 400, description: 'The caption, with the author of the image.' }),
  showCaption: flag({ default: true, description: 'Shows the caption.' }),
  displayDate: date({ description: 'The publication date.' }),
  readingMinutes: integer({ minimum: 1, maximum: 999, description: 'The reading time, in minutes.' }),
  blogEntryTags: list(tag, { max: 20, default: [], description: 'The tags. With `parent`, they are links.' }),
  authors: list(author, { max: 10, default: [], description: 'The authors.' }),
  relatedPosts: list(link({ description: 'An article.' }), {
    max: 20,
    default: [],
    description: 'Further reading. Each URL is shown once.',
  }),
  parent: link({ description: 'A link to the blog, with its name.' }),
  promoDetails: promo,
  listPath: text({
    max: 200,
    description:
      'The path of the blog’s list in `services.articles`, such as `news/ideas/entries`. Without it, no entries follow.',
  }),
  infinite: flag({
    default: true,
    description:
      'Loads older entries as the reader scrolls: three automatically, and more by a button. Otherwise they are a list of links.',
  }),
  languages: list(text({ max: 10, description: 'A code such as en.' }), {
    max: 20,
    default: ['en'],
    description:
      'The languages of pages on which entries follow. On other pages they are a list of server-rendered links.',
  }),
  nextEntries: list(link({ description: 'An entry.' }), {
    max: 10,
    default: [],
    description: 'The following entries as links, for readers without JavaScript and where entries do not load.',
  }),
  modules: list(text({ max: 60, description: 'A name.' }), {
    max: 100,
    default: MODULES,
    description: 'The modules whose placeholders in a loaded entry are mounted.',
  }),
});

export type BlogEntryProps = PropsOf<typeof props>;
