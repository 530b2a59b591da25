import type { FetchPage } from '../../../src/features/lists';
import { searchPages } from '../../../src/services/search';
import type { SiteSearchProps } from '../props';
import { PAGE_SIZE, type ResultPage, type SearchQuery } from './query';

/** The server-rendered results for this URL, if there are any. */
export function adoptResults(
  { total, results = [], usedQuery = '', suggestedQuery = '', message = '', filterCounts = [] }: SiteSearchProps,
  query: SearchQuery,
): ResultPage | undefined {
  if (total === undefined || !query.q) return undefined;
  return {
    total,
    usedQuery,
    suggestedQuery,
    message,
    filterCounts: Object.fromEntries(filterCounts.map(({ name, count }) => [name, count])),
    items: results.map(
      ({ link, description = '', image, authors = [], location = '', tags = [], kind = '', date = '' }) => ({
        url: link.url,
        title: link.text,
        description,
        image: image?.src ?? '',
        authors: authors.flatMap(splitNames),
        location,
        tags: tags.flatMap(splitNames),
        kind,
        date,
      }),
    ),
  };
}

/** One name, or several separated by a bar. */
function splitNames(text: string): string[] {
  return text
    .split('|')
    .map((name) => name.trim())
    .filter(Boolean);
}

export const fetchResults: FetchPage<SearchQuery, ResultPage> = async (query, { lang, signal }) => {
  const { results, ...answer } = await searchPages({ ...query, rows: PAGE_SIZE, lang }, signal);
  return { ...answer, items: results };
};
