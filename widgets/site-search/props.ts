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

const result = group(
  {
    link: link({ required: true, description: 'The page that was found, by its title.' }),
    description: text({ description: 'The beginning of it is shown.' }),
    image: image({ description: 'A picture of the page.' }),
    authors: list(text({ description: 'A name, or several with | between them.' }), { description: 'Who wrote it.' }),
    location: text({ description: 'Where it is about.' }),
    tags: list(text({ description: 'A topic, or several with | between them.' }), { description: 'What it is about.' }),
    kind: text({ max: 60, description: 'What it is: insights, people, services or careers, or any other word.' }),
    date: date({ description: 'When it was published.' }),
  },
  { description: 'One result, as the server wrote it.' },
);

export const props = defineProps({
  variant: choice(['box', 'page'], {
    default: 'box',
    description: 'The box of a header leads to the result page; the page shows the results.',
  }),
  form: content({ description: "The server's GET form: where it leads and what stands in its field." }),
  resultsUrl: text({ description: "The result page, where no form names it; else the configuration's search page." }),
  resultsWhileTyping: flag({
    description:
      'Variant page: shows the results while the visitor types, in place of suggestions. Every pause is a request to the search service.',
  }),
  total: integer({
    minimum: 0,
    description: 'How many results the server found in all. Without it the first page is fetched, not taken over.',
  }),
  results: list(result, { max: 50, description: 'The results that the server wrote.' }),
  usedQuery: text({
    max: 200,
    description:
      'The query that the server searched for. Also the visitor’s query, if there is none in a field or the URL.',
  }),
  suggestedQuery: text({ max: 200, description: 'Another spelling that the server offers.' }),
  message: text({ max: 1000, description: 'What the server says about the search, such as why nothing was found.' }),
  filterCounts: list(
    group(
      {
        name: text({ required: true, description: 'The filter: all, insights, people, services or careers.' }),
        count: integer({ required: true, minimum: 0, description: 'How many results it gives.' }),
      },
      { fromElement: 'name', description: 'A filter, as the server counted.' },
    ),
    { max: 5, description: 'How many results each filter gives.' },
  ),
  topics: list(text({ max: 60, description: 'A word or a few.' }), {
    max: 8,
    description: 'Popular topics, offered while the field is empty.',
  }),
  recentSearches: integer({
    default: 5,
    minimum: 0,
    maximum: 10,
    description:
      "How many of the visitor's last searches are kept in the browser and offered while the field is empty. 0 keeps none.",
  }),
  cachedPages: integer({
    default: 2,
    minimum: 0,
    maximum: 20,
    description: "Pages of results that are cached for Back. The configuration's flag searchCache: false caches none.",
  }),
  autoRedirection: integer({
    default: 5,
    minimum: 0,
    maximum: 60,
    unit: 's',
    description:
      'When nothing was found, the search goes on with the suggested spelling after this time, unless the visitor does anything before. 0 leaves it to them.',
  }),
});

export type SiteSearchProps = PropsOf<typeof props>;
