import { localStore, mayRemember, VISITOR_PREFIX } from '../../src/core';

const KEY = `${VISITOR_PREFIX}searches`;

/**
 * What the visitor searched for last in this browser, the newest first; never more than `most`. Where a consent tool
 * asks, none without consent for functional storage, and those stored before are removed.
 */
export function recentSearches(most: number): readonly string[] {
  const stored = localStore.getJson(KEY);
  if (stored !== null && !mayRemember()) forgetSearches();
  return Array.isArray(stored) && mayRemember()
    ? stored.filter((search) => typeof search === 'string').slice(0, most)
    : [];
}

/** Stores a search that found something, in this browser alone, until the visitor clears it or signs out. */
export function rememberSearch(q: string, most: number) {
  const others = recentSearches(most).filter((search) => search.toLowerCase() !== q.toLowerCase());
  if (most && mayRemember()) localStore.setJson(KEY, [q, ...others].slice(0, most));
}

export function forgetSearches() {
  localStore.remove(KEY);
}
