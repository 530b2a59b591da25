import { localStore, mayRemember, VISITOR_PREFIX } from '../../src/core';

const KEY = `${VISITOR_PREFIX}searches`;

/**
 * Recent searches of this browser, newest first; at most `most`. If a consent tool is configured and the visitor has
 * not consented to functional storage, the list is empty and stored searches are removed.
 */
export function recentSearches(most: number): readonly string[] {
  const stored = localStore.getJson(KEY);
  if (stored !== null && !mayRemember()) clearRecentSearches();
  return Array.isArray(stored) && mayRemember()
    ? stored.filter((search) => typeof search === 'string').slice(0, most)
    : [];
}

/** Stores a search that had results, in this browser only, until the visitor clears it or signs out. */
export function rememberSearch(q: string, most: number) {
  const others = recentSearches(most).filter((search) => search.toLowerCase() !== q.toLowerCase());
  if (most && mayRemember()) localStore.setJson(KEY, [q, ...others].slice(0, most));
}

export function clearRecentSearches() {
  localStore.remove(KEY);
}
