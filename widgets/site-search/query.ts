import type { PageFilter, SearchSort } from '../../src/services';

export const FILTERS: readonly PageFilter[] = ['all', 'insights', 'people', 'services', 'careers'];
export const SORTS: readonly SearchSort[] = ['default', 'date'];
export const PAGE_SIZE = 10;
/** In characters; the service refuses more. */
export const LONGEST_QUERY = 200;

const PARAMETERS = ['q', 'pageFilter', 'sort', 'start'];

/** What is asked: the part of a page's address that decides what it shows. */
export interface SearchQuery {
  readonly q: string;
  readonly pageFilter: PageFilter;
  readonly sort: SearchSort;
  /** Position of the page's first result, from 1. */
  readonly start: number;
}

/** What an address asks for. Whatever it should not hold becomes the default. */
export function queryOf(address = location.href): SearchQuery {
  const { searchParams } = new URL(address);
  const start = Math.max(1, Number.parseInt(searchParams.get('start') ?? '', 10) || 1);
  return ordered({
    q: (searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY),
    pageFilter: FILTERS.find((one) => one === searchParams.get('pageFilter')) ?? 'all',
    sort: SORTS.find((one) => one === searchParams.get('sort')) ?? 'default',
    start: startOf(pageOf(start)),
  });
}

/** The address that asks for it; parameters of others stay, defaults are left out. */
export function addressOf(query: SearchQuery, base = location.href): string {
  const url = new URL(base);
  for (const name of PARAMETERS) url.searchParams.delete(name);
  const { q, pageFilter, sort, start } = query;
  if (q) url.searchParams.set('q', q);
  if (pageFilter !== 'all') url.searchParams.set('pageFilter', pageFilter);
  if (sort !== 'default') url.searchParams.set('sort', sort);
  if (start > 1) url.searchParams.set('start', String(start));
  url.hash = '';
  return url.href;
}

/** Other words, another filter or another order begin at the first result again. */
export function changed(query: SearchQuery, change: Partial<SearchQuery>): SearchQuery {
  return ordered({ ...query, start: 1, ...change });
}

export function pageOf(start: number): number {
  return Math.ceil(start / PAGE_SIZE);
}

export function startOf(page: number): number {
  return (page - 1) * PAGE_SIZE + 1;
}

/** Position of the first result on the last page; 0 where there is none. */
export function lastStartOf(total: number): number {
  return total && startOf(pageOf(total));
}

/** Only insights can be put in order of date. */
function ordered(query: SearchQuery): SearchQuery {
  return query.pageFilter === 'insights' ? query : { ...query, sort: 'default' };
}
