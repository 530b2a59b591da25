import { defineListAddress, type List, type ListPage } from '../../../src/features/lists';
import type { PageFilter, SearchAnswer, SearchResult, SearchSort } from '../../../src/services/search';
import { wordsOf } from '../words';

export const FILTERS: readonly PageFilter[] = ['all', 'insights', 'people', 'services', 'careers'];
export const SORTS: readonly SearchSort[] = ['default', 'date'];
export const PAGE_SIZE = 10;

/** The query: the parameters of the URL that determine the results. */
export interface SearchQuery {
  readonly q: string;
  readonly pageFilter: PageFilter;
  readonly sort: SearchSort;
  /** The position of the page's first result, from 1. */
  readonly start: number;
}

/** A page of results, and the service's messages about the search. */
export type ResultPage = ListPage<SearchResult> & Omit<SearchAnswer, 'results'>;

/** A page of results, and the query that it is for. */
export type Shown = NonNullable<SearchList['visible']>;

export type SearchList = List<SearchQuery, ResultPage>;

export const searchAddress = defineListAddress<SearchQuery>({
  names: ['q', 'pageFilter', 'sort', 'start'],
  read(parameters) {
    const start = Math.max(1, Number.parseInt(parameters.get('start') ?? '', 10) || 1);
    return ordered({
      q: wordsOf(parameters),
      pageFilter: FILTERS.find((filter) => filter === parameters.get('pageFilter')) ?? 'all',
      sort: SORTS.find((sort) => sort === parameters.get('sort')) ?? 'default',
      start: startOf(pageOf(start)),
    });
  },
  write: ({ q, pageFilter, sort, start }) => ({
    q,
    pageFilter: pageFilter === 'all' ? '' : pageFilter,
    sort: sort === 'default' ? '' : sort,
    start: start > 1 ? start : '',
  }),
  keepsHash: false,
});

/** A change of query, filter or order starts again at the first result. */
export function changed(query: SearchQuery, change: Partial<SearchQuery>): SearchQuery {
  return ordered({ ...query, start: 1, ...change });
}

export function pageOf(start: number): number {
  return Math.ceil(start / PAGE_SIZE);
}

export function startOf(page: number): number {
  return (page - 1) * PAGE_SIZE + 1;
}

/** The position of the first result on the last page; 0 without results. */
export function lastStartOf(total: number): number {
  return total && startOf(pageOf(total));
}

/** The same query with each word in quotation marks, which search services read as an exact match. */
export function exactly(query: string): string {
  return query
    .replace(/"/g, ' ')
    .split(/\s+/)
    .flatMap((word) => (word ? `"${word}"` : []))
    .join(' ');
}

/** The query of the results, if the service searched for a corrected one. */
export function correctionOf(query: string, usedQuery: string): string | undefined {
  return usedQuery && plain(usedQuery) !== plain(query) ? usedQuery : undefined;
}

/** Whether the exact query differs from the query. */
export function hasExactVariant(query: string): boolean {
  return exactly(query) !== query;
}

/** Only insights can be sorted by date. */
function ordered(query: SearchQuery): SearchQuery {
  return query.pageFilter === 'insights' ? query : { ...query, sort: 'default' };
}

function plain(query: string): string {
  return query
    .replace(/["\s]+/g, ' ')
    .trim()
    .toLowerCase();
}
