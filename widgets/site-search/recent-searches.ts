import { localStore, VISITOR_PREFIX } from '../../src/core';

const KEY = `${VISITOR_PREFIX}searches`;

/** What the visitor searched for last in this browser, the newest first; never more than `most`. */
export function recentSearches(most: number): readonly string[] {
  const stored = localStore.getJson(KEY);
  return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string').slice(0, most) : [];
}

/** Keeps a search that found something, in this browser alone, until the visitor clears it or signs out. */
export function rememberSearch(q: string, most: number) {
  const otherSearches = recentSearches(most).filter((search) => search.toLowerCase() !== q.toLowerCase());
  if (most) localStore.setJson(KEY, [q, ...otherSearches].slice(0, most));
}

export function forgetSearches() {
  localStore.remove(KEY);
}
