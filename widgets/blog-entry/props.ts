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
    blogTagTitle: text({ max: 80, description: 'Its name for readers; `name` unless given.' }),
    name: text({ max: 80, required: true, description: 'Its name in addresses.' }),
  },
  { own: 'name', description: 'A tag.' },
);

const author = group(
  {
    title: text({ max: 120, required: true, description: 'The name.' }),
    authorTitle: text({ max: 120, description: 'What the author is in this blog. Only with it more is said of them.' }),
    url: link({ description: 'The author’s entries.' }),
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
  { description: 'Who wrote it.' },
);

const promo = group(
  {
    promoBarTitle: text({ max: 120, description: 'What is offered; without it nothing is.' }),
    promoBarDescription: text({ max: 400, description: 'A sentence on it.' }),
    promoBarRenderStyle: text({
      max: 20,
      description:
        'As `blog-promo-bar` has it: text, subscribe or link; `link` where there is one, else `text`, unless given.',
    }),
    promoBarCallToActionLink: link({ description: 'Where it leads.' }),
    oneClickSubscription: text({ max: 100, description: 'The alert code that its form subscribes to.' }),
    hidePromoBar: flag({ description: 'Leaves it out.' }),
  },
  { description: 'An offer beneath the text: a `blog-promo-bar`, once on a page.' },
);

export const props = defineProps({
  id: text({
    max: 120,
    description:
      'Its id in the list of the blog, so that it does not follow itself; the last part of the address unless given.',
  }),
  title: text({ max: 300, description: 'Its title.' }),
  headingLevel: integer({
    minimum: 1,
    maximum: 4,
    default: 1,
    description: 'The level of the title; those of the entries that follow are one beneath.',
  }),
  description: content({ description: 'What it is about, in a sentence or two.' }),
  hideDek: flag({ description: 'Leaves the description out.' }),
  body: content({ description: 'Its text.' }),
  heroImage: image({ description: 'Its picture.' }),
  heroImageRenderStyle: choice(HERO_STYLES, {
    default: 'Column Width',
    description:
      'Where the picture stands: behind the title, as wide as the page, beside the title, or as wide as the text.',
  }),
  caption: text({ max: 400, description: 'What the picture shows and who made it.' }),
  showCaption: flag({ default: true, description: 'Whether the caption can be seen.' }),
  displayDate: date({ description: 'When it appeared.' }),
  readingMinutes: integer({ minimum: 1, maximum: 999, description: 'How many minutes it takes to read.' }),
  blogEntryTags: list(tag, { max: 20, default: [], description: 'Its tags. They are links where `parent` is given.' }),
  authors: list(author, { max: 10, default: [], description: 'Who wrote it.' }),
  relatedPosts: list(link({ description: 'An article.' }), {
    max: 20,
    default: [],
    description: 'What to read besides; each address once.',
  }),
  parent: link({ description: 'The page of the blog, by its name.' }),
  promoDetails: promo,
  listPath: text({
    max: 200,
    description:
      'Where `services.articles` has the list of the blog, such as `news/ideas/entries`. Without it nothing follows.',
  }),
  infinite: flag({
    default: true,
    description:
      'Whether older entries follow as the reader scrolls, three by themselves and more by a press. Else they are a list of links.',
  }),
  languages: list(text({ max: 10, description: 'A code such as en.' }), {
    max: 20,
    default: ['en'],
    description: 'Of pages on which entries follow. On others they are a list of links, where the page writes it.',
  }),
  nextEntries: list(link({ description: 'An entry.' }), {
    max: 10,
    default: [],
    description:
      'The entries that come after it, as the page knows them: links for readers without a script, and wherever entries do not follow.',
  }),
  modules: list(text({ max: 60, description: 'A name.' }), {
    max: 100,
    default: MODULES,
    description: 'Whose placeholders the text of an entry that follows may hold. Those of others are not mounted.',
  }),
});

export type BlogEntryProps = PropsOf<typeof props>;
