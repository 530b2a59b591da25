import { localStore, VISITOR_PREFIX } from '../../src/core';

const KEY = `${VISITOR_PREFIX}searches`;

/** What the visitor searched for last in this browser, the newest first; never more than `most`. */
export function recentSearches(most: number): readonly string[] {
  const kept = localStore.getJson(KEY);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : [];
}

/** Keeps a search that found something, in this browser alone, until the visitor clears it or signs out. */
export function rememberSearch(q: string, most: number) {
  const others = recentSearches(most).filter((one) => one.toLowerCase() !== q.toLowerCase());
  if (most) localStore.setJson(KEY, [q, ...others].slice(0, most));
}

export function forgetSearches() {
  localStore.remove(KEY);
}
