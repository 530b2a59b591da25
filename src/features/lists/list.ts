import type { ListAddress } from './address';

/** A response of a service, or the server-rendered items: one page, or all pages so far. */
export interface ListPage<T> {
  readonly items: readonly T[];
  /** Across all pages. */
  readonly total: number;
  /** The start of the next page: a cursor, or a number. Undefined after the last page. */
  readonly next?: string | number | undefined;
  /** By group and name: the number of results if it were the only one selected in its group. */
  readonly counts?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By group: the number of results without it. */
  readonly without?: Readonly<Record<string, number>>;
}

export interface FetchOptions {
  /** `next` of the previous page. If undefined, requests all items up to the page of the query. */
  after?: string | number | undefined;
  lang: string;
  signal: AbortSignal;
}

export type FetchPage<Q, P> = (query: Q, options: FetchOptions) => Promise<P>;

/** The visitor's last action, which determines the announcement and the focus. `type`: a pause while typing. */
export type ListAct = 'change' | 'type' | 'page' | 'more' | 'return';

/** The changing state of a list. */
export interface ListState<Q, P> {
  /** The last requested query, which is also in the page's URL. */
  readonly lastQuery: Q;
  /** Undefined until the visitor does something. */
  readonly act?: ListAct;
  /** The visible page. It stays while the next request is pending, and after it fails. */
  readonly visible?: { readonly query: Q; readonly page: P };
  /** `slow` after 200 ms; a list with more pages stays `ready` while one of them is fetched. */
  readonly phase: 'ready' | 'loading' | 'slow' | 'failed';
  /** The page to append. */
  readonly more: 'ready' | 'loading' | 'failed';
  /** The number of items that the last page added. */
  readonly added?: number;
  readonly error?: unknown;
  /** Called after this is rendered. */
  readonly arrived?: () => void;
}

export type Go<Q> = (query: Q, act?: ListAct, options?: { replace?: boolean }) => void;

/** Optional behaviour of a list. */
export interface ListRules<Q, P> {
  /** False if there is nothing to fetch yet, such as for a search without text. */
  isAsking?: (query: Q) => boolean;
  /** The query to use if this page does not exist, such as that of the last page. */
  correct?: (query: Q, page: P) => Q | undefined;
  /** The key of an item, so that an item that moved to the next page is not shown twice. */
  keyOf?: (item: P extends ListPage<infer T> ? T : never) => string;
  /** The query for the URL after a page was added. Without it, the URL stays. */
  nextQuery?: (query: Q) => Q;
  /** The number of responses to cache for Back; 10 by default. */
  cachedPages?: number;
}

export interface ListOptions<Q, P> extends ListRules<Q, P> {
  initial: ListState<Q, P>;
  address: ListAddress<Q>;
  root: Element;
  lang: string;
  fetchPage: FetchPage<Q, P>;
  onChange: (state: ListState<Q, P>) => void;
  /** Called when the requested items are visible. */
  onArrival: (act: ListAct) => void;
}
