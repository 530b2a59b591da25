import { choice, defineProps, flag, group, image, integer, link, list, text, type PropsOf } from '../../src/contract';
import { sourceProp } from '../../src/features/lists';
import { postProps } from '../../src/features/posts';

const tag = group(
  {
    url: text({ required: true, description: 'The URL, which ends with #/tag/ and the slug of the tag.' }),
    title: text({ required: true, description: 'The label.' }),
  },
  { fromElement: 'title', description: 'A tag of the blog.' },
);

const author = group(
  {
    url: text({ required: true, description: 'The URL, which ends with #/author/ and the slug of the author.' }),
    title: text({ required: true, description: 'The name.' }),
    image: text({ description: 'The URL of a portrait.' }),
    firmtitle: text({ description: 'The role in the firm.' }),
    location: group(
      {
        name: text({ description: 'The office of the author.' }),
        url: text({ description: 'The page of the office.' }),
      },
      { fromElement: 'name', description: 'The office.' },
    ),
    authordescription: text({ description: 'The text about the author in this blog. Default: that of the profile.' }),
    profiledescription: text({ description: 'The text of the profile.' }),
    profileurl: text({ description: 'The page about the author.' }),
    authorTitle: text({
      description: 'The role in this blog. Without it, no text about the author is shown.',
    }),
  },
  { description: 'An author of the blog.' },
);

export const props = defineProps({
  source: sourceProp('an RSS or Atom feed, WordPress or Drupal'),
  site: text({
    max: 100,
    default: '',
    alias: ['siteId'],
    description: 'The name of the site in the service. Required without a source.',
  }),
  blog: text({
    max: 100,
    default: '',
    alias: ['blogName'],
    description: 'The name of the blog in the service. Required without a source.',
  }),
  feed: link({
    description: 'The Atom or RSS feed of the blog. For a topic or an author, `tag` or `author` is added to its URL.',
  }),
  title: text({ max: 200, description: 'The title of the blog.' }),
  headingLevel: integer({
    default: 1,
    minimum: 1,
    maximum: 4,
    description: 'The heading level of the title. Other headings follow below it.',
  }),
  description: text({ description: 'A short description of the blog.' }),
  heroImage: image({ description: 'The image of the hero.' }),
  thumbnailImage: image({ description: 'Another crop for phones.' }),
  heroImageRenderStyle: choice(['Full Height Hero', 'Half Height Hero', 'No Image'], {
    default: 'Half Height Hero',
    description: 'The height of the image, or none.',
  }),
  heroImageTopOffset: integer({
    default: 0,
    minimum: 0,
    maximum: 400,
    description: 'The number of pixels to crop from the top of the image.',
  }),
  horizontalCropPosition: text({
    max: 20,
    default: 'center',
    description: 'The part that stays visible if the image is too wide: left, center, right, or 0% to 100%.',
  }),
  heroBackgroundColor: text({
    max: 40,
    description: 'The background of the title, such as #14302f. The text is light or dark, whichever is readable.',
  }),
  blogTheme: choice(['Card based', 'Standard blog'], {
    default: 'Card based',
    description: 'Shows entries in several columns or in one.',
  }),
  browseOptions: list(choice(['authors', 'tags', 'dates'], { description: 'One of the options.' }), {
    default: ['authors', 'tags'],
    description: 'Ways to browse: by authors, by tags, and with entries grouped by month.',
  }),
  hideShareTools: flag({ description: 'Hides the share links.' }),
  limit: integer({ default: 10, minimum: 1, maximum: 50, description: 'The number of entries per request.' }),
  total: integer({
    minimum: 0,
    description: 'The number of entries of the blog. Without it, the first page is fetched.',
  }),
  nextCursor: text({ description: 'The cursor of the service after the server-rendered entries.' }),
  posts: list(postProps, { description: 'The server-rendered entries, newest first.' }),
  tags: list(tag, { description: 'The tags of the blog. Default: those of the service.' }),
  authors: list(author, { description: 'The authors of the blog. Default: those of the service.' }),
});

export type BlogProps = PropsOf<typeof props>;
