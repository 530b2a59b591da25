import type { MouseEvent } from 'react';
import type { PageFilter, SearchAnswer, SearchSort } from '../../src/services';
import { isPlainClick } from '../../src/ui';

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

/** What the visitor did last, which decides what is announced and where the focus goes. */
export type Act = 'search' | 'page' | 'return';

/** A page of results and what it answers. */
export interface Shown {
  readonly query: SearchQuery;
  readonly answer: SearchAnswer;
}

/** Everything about a result page that changes. */
export interface SearchState {
  /** What was asked last, and what the page's address says. */
  readonly asked: SearchQuery;
  /** Undefined until the visitor does something. */
  readonly act?: Act;
  /** What is in view. It stays while the next page is on its way, and when that fails. */
  readonly shown?: Shown;
  readonly phase: 'ready' | 'loading' | 'slow' | 'failed';
  readonly error?: unknown;
  /** To be called once this is in view. */
  readonly arrived?: () => void;
}

export type Go = (query: SearchQuery, act?: Act, options?: { replace?: boolean }) => void;

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

/** Another query, filter or order begins at the first result again. */
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

/** For a real link to a search, which goes there in place. */
export function linkTo(query: SearchQuery, onGo: Go) {
  return {
    href: addressOf(query),
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onGo(query);
    },
  };
}

/** The same query, each word in quotation marks: what search services take as meant exactly so. */
export function exactly(query: string): string {
  return query
    .replace(/"/g, ' ')
    .split(/\s+/)
    .flatMap((word) => (word ? `"${word}"` : []))
    .join(' ');
}

/** What the results are for, where the service searched for something else than was asked. */
export function correctionOf(query: string, usedQuery: string): string | undefined {
  return usedQuery && plain(usedQuery) !== plain(query) ? usedQuery : undefined;
}

/** Whether the exact query would be another query. */
export function canInsist(query: string): boolean {
  return exactly(query) !== query;
}

/** Only insights can be put in order of date. */
function ordered(query: SearchQuery): SearchQuery {
  return query.pageFilter === 'insights' ? query : { ...query, sort: 'default' };
}

function plain(query: string): string {
  return query.replace(/["\s]+/g, ' ').trim().toLowerCase();
}
