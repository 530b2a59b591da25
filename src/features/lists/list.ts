import type { ListAddress } from './address';

/** What a service answers, or the server wrote: one page, or all pages so far. */
export interface ListPage<T> {
  readonly items: readonly T[];
  /** Of all pages. */
  readonly total: number;
  /** Where the next page begins: a cursor, a number. Undefined after the last one. */
  readonly next?: string | number | undefined;
  /** By group and name: how many there would be, were it the only one chosen in its group. */
  readonly counts?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By group: how many there would be without it. */
  readonly without?: Readonly<Record<string, number>>;
}

export interface FetchOptions {
  /** `next` of the page before; undefined asks for everything up to what the query names. */
  after?: string | number | undefined;
  lang: string;
  signal: AbortSignal;
}

export type FetchPage<Q, P> = (query: Q, options: FetchOptions) => Promise<P>;

/** What the visitor did last, which decides what is announced and where the focus goes. */
export type ListAct = 'change' | 'page' | 'more' | 'return';

/** Everything about a list that changes. */
export interface ListState<Q, P> {
  /** What was asked last, and what the page's address says. */
  readonly asked: Q;
  /** Undefined until the visitor does something. */
  readonly act?: ListAct;
  /** What is in view. It stays while the next answer is on its way, and when that fails. */
  readonly shown?: { readonly query: Q; readonly page: P };
  /** `slow` after 200 ms; a list with more pages stays `ready` while one of them is fetched. */
  readonly phase: 'ready' | 'loading' | 'slow' | 'failed';
  /** The page that is to be added at the end. */
  readonly more: 'ready' | 'loading' | 'failed';
  /** How many items the last page added. */
  readonly added?: number;
  readonly error?: unknown;
  /** To be called once this is in view. */
  readonly arrived?: () => void;
}

export type Go<Q> = (query: Q, act?: ListAct, options?: { replace?: boolean }) => void;

/** What a list may do besides, and needs not. */
export interface ListRules<Q, P> {
  /** False where there is nothing to fetch yet, such as a search without a word. */
  isAsking?: (query: Q) => boolean;
  /** What to show where this page does not exist, such as the last one. */
  correct?: (query: Q, page: P) => Q | undefined;
  /** What tells items apart, so that one that moved to the next page meanwhile is not shown twice. */
  keyOf?: (item: P extends ListPage<infer T> ? T : never) => string;
  /** What the address says once a page has been added; without it, it stays. */
  nextQuery?: (query: Q) => Q;
  /** How many answers are kept for Back; 10 unless told. */
  cachedPages?: number;
}

export interface ListOptions<Q, P> extends ListRules<Q, P> {
  initial: ListState<Q, P>;
  address: ListAddress<Q>;
  root: Element;
  lang: string;
  fetchPage: FetchPage<Q, P>;
  onChange: (state: ListState<Q, P>) => void;
  /** What the visitor went to is in view. */
  onArrival: (act: ListAct) => void;
}
