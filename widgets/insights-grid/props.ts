import { choice, defineProps, flag, group, integer, list, text, type PropsOf } from '../../src/contract';
import { sourceProp } from '../../src/features/lists';
import { postProps } from '../../src/features/posts';

const names = (description: string) => list(text({ description: 'One of them.' }), { description });

const filter = group(
  {
    id: text({ description: 'As in the address; the name unless given.' }),
    name: text({ required: true, description: 'What the visitor reads.' }),
    taxonomy: names('Ids of the taxonomy, any of them.'),
    tags: names('Tags, any of them.'),
  },
  { own: 'name', description: 'What the visitor may narrow the grid to.' },
);

export const props = defineProps({
  source: sourceProp('an RSS or Atom feed, WordPress or Drupal'),
  heading: text({ max: 200, description: 'The heading above the grid.' }),
  headingLevel: integer({
    default: 2,
    minimum: 1,
    maximum: 5,
    description: 'Of the heading; the articles come one level below, or on it where there is no heading.',
  }),
  description: text({ description: 'A sentence below the heading.' }),
  noPosts: text({ description: 'What an empty grid says; “No articles found” unless given.' }),
  moreLabel: text({ max: 60, description: 'The button that shows more; “Show more” unless given.' }),
  columns: integer({ default: 3, minimum: 1, maximum: 3, description: 'At most; fewer on narrow screens.' }),
  isFirstLarge: flag({ description: 'The first article takes its own row.' }),
  limit: integer({ default: 10, minimum: 1, maximum: 50, description: 'Articles that are fetched at a time.' }),
  parameter: text({
    max: 40,
    default: 'filter',
    description: 'What the address calls the filter, where a page has more than one grid.',
  }),
  queryType: choice(['and', 'or'], {
    default: 'or',
    description: 'Whether an article needs all of the ids and tags, or any.',
  }),
  ids: names('Ids of the taxonomy that articles have.'),
  tags: names('Tags that articles have.'),
  mustHaveTags: names('Tags that every article has.'),
  mustNotHaveTags: names('Tags that no article has.'),
  pageId: text({ description: 'The id of the page, which its own grid never shows.' }),
  excludeItems: names('Ids of further articles that are not shown.'),
  isAlumni: flag({ description: 'Asks for what is meant for alumni.' }),
  filters: list(filter, { max: 20, description: 'Narrow the grid to one of them.' }),
  total: integer({
    minimum: 0,
    description: 'How many articles the server found in all. Without it the first page is fetched, not taken over.',
  }),
  nextCursor: text({ description: 'Where the service goes on after the articles that the server wrote.' }),
  posts: list(postProps, { description: 'The articles that the server wrote.' }),
});

export type InsightsGridProps = PropsOf<typeof props>;
