import { choice, defineProps, flag, group, integer, list, text, type PropsOf } from '../../src/contract';
import { sourceProp } from '../../src/features/lists';
import { postProps } from '../../src/features/posts';

const names = (description: string) => list(text({ description: 'One of the values.' }), { description });

const filter = group(
  {
    id: text({ description: 'The value in the URL. Default: the name.' }),
    name: text({ required: true, description: 'The label.' }),
    taxonomy: names('Ids of the taxonomy. One match is enough.'),
    tags: names('Tags. One match is enough.'),
  },
  { fromElement: 'name', description: 'A filter of the grid.' },
);

export const props = defineProps({
  source: sourceProp('an RSS or Atom feed, WordPress or Drupal'),
  heading: text({ max: 200, description: 'The heading above the grid.' }),
  headingLevel: integer({
    default: 2,
    minimum: 1,
    maximum: 5,
    description: 'The level of the heading. The articles are one level below it, or on it if there is no heading.',
  }),
  description: text({ description: 'A sentence below the heading.' }),
  noPosts: text({ description: 'The text of an empty grid. Default: “No articles found”.' }),
  moreLabel: text({ max: 60, description: 'The label of the button that shows more. Default: “Show more”.' }),
  columns: integer({
    default: 3,
    minimum: 1,
    maximum: 3,
    description: 'The largest number of columns. Narrow screens have fewer.',
  }),
  isFirstLarge: flag({ description: 'Shows the first article in its own row.' }),
  limit: integer({ default: 10, minimum: 1, maximum: 50, description: 'The number of articles per request.' }),
  parameter: text({
    max: 40,
    default: 'filter',
    description: 'The URL parameter of the filter, if a page has more than one grid.',
  }),
  queryType: choice(['and', 'or'], {
    default: 'or',
    description: 'Whether an article needs all of the ids and tags, or any.',
  }),
  ids: names('Ids of the taxonomy to match.'),
  tags: names('Tags to match.'),
  mustHaveTags: names('Tags that every article must have.'),
  mustNotHaveTags: names('Tags that no article may have.'),
  pageId: text({ description: 'The id of the page, which is left out of its grid.' }),
  excludeItems: names('Ids of articles to leave out.'),
  isAlumni: flag({ description: 'Requests articles for alumni.' }),
  filters: list(filter, { max: 20, description: 'The filters of the grid.' }),
  total: integer({
    minimum: 0,
    description: 'The total number of articles. Without it, the first page is fetched.',
  }),
  nextCursor: text({ description: 'The cursor of the service after the server-rendered articles.' }),
  posts: list(postProps, { description: 'The server-rendered articles.' }),
});

export type InsightsGridProps = PropsOf<typeof props>;
