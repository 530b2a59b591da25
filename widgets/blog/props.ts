import { choice, defineProps, flag, group, image, integer, link, list, text, type PropsOf } from '../../src/contract';
import { sourceProp } from '../../src/features/lists';
import { postProps } from '../../src/features/posts';

const tag = group(
  {
    url: text({ required: true, description: 'Ends with #/tag/ and what the address calls the tag.' }),
    title: text({ required: true, description: 'What the visitor reads.' }),
  },
  { own: 'title', description: 'One tag of the blog.' },
);

const author = group(
  {
    url: text({ required: true, description: 'Ends with #/author/ and what the address calls the author.' }),
    title: text({ required: true, description: 'The name.' }),
    image: text({ description: 'The address of a portrait.' }),
    firmtitle: text({ description: 'The role in the firm.' }),
    location: group(
      { name: text({ description: 'Where the author works.' }), url: text({ description: 'A page about it.' }) },
      { own: 'name', description: 'The office.' },
    ),
    authordescription: text({ description: 'What the author does in this blog; the profile’s own text unless given.' }),
    profiledescription: text({ description: 'What the profile says.' }),
    profileurl: text({ description: 'The page about the author.' }),
    authorTitle: text({
      description: 'What the author is in this blog. Without it there is no text about the author.',
    }),
  },
  { description: 'One author of the blog.' },
);

export const props = defineProps({
  source: sourceProp('an RSS or Atom feed, WordPress or Drupal'),
  site: text({
    max: 100,
    default: '',
    alias: ['siteId'],
    description: 'The site, as the service calls it. Required without a source.',
  }),
  blog: text({
    max: 100,
    default: '',
    alias: ['blogName'],
    description: 'The blog, as the service calls it. Required without a source.',
  }),
  feed: link({
    description:
      'The Atom or RSS feed of the blog. With a topic or an author, `tag` or `author` is added to its address.',
  }),
  title: text({ max: 200, description: 'The title of the blog.' }),
  headingLevel: integer({
    default: 1,
    minimum: 1,
    maximum: 4,
    description: 'Of the title; what stands below it follows.',
  }),
  description: text({ description: 'What the blog is about.' }),
  heroImage: image({ description: 'The picture of the hero.' }),
  thumbnailImage: image({ description: 'Another crop of it, for phones.' }),
  heroImageRenderStyle: choice(['Full Height Hero', 'Half Height Hero', 'No Image'], {
    default: 'Half Height Hero',
    description: 'How high the picture is, or that there is none.',
  }),
  heroImageTopOffset: integer({
    default: 0,
    minimum: 0,
    maximum: 400,
    description: 'Pixels that are cut from the top of the picture.',
  }),
  horizontalCropPosition: text({
    max: 20,
    default: 'center',
    description: 'What stays in view where the picture is too wide: left, center, right, or 0% to 100%.',
  }),
  heroBackgroundColor: text({
    max: 40,
    description: 'The ground of the title, such as #14302f. The text is light or dark, whichever can be read on it.',
  }),
  blogTheme: choice(['Card based', 'Standard blog'], {
    default: 'Card based',
    description: 'Entries in columns, or one below the other.',
  }),
  browseOptions: list(choice(['authors', 'tags', 'dates'], { description: 'One of them.' }), {
    default: ['authors', 'tags'],
    description: 'Ways to browse: by authors, by tags, and entries parted by month.',
  }),
  hideShareTools: flag({ description: 'Leaves out the links that share the blog.' }),
  limit: integer({ default: 10, minimum: 1, maximum: 50, description: 'Entries that are fetched at a time.' }),
  total: integer({
    minimum: 0,
    description: 'How many entries the blog has. Without it the first page is fetched, not taken over.',
  }),
  nextCursor: text({ description: 'Where the service goes on after the entries that the server wrote.' }),
  posts: list(postProps, { description: 'The entries that the server wrote, latest first.' }),
  tags: list(tag, { description: 'The tags of the blog. Without them the service is asked.' }),
  authors: list(author, { description: 'The authors of the blog. Without them the service is asked.' }),
});

export type BlogProps = PropsOf<typeof props>;
