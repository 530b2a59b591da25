import { config, localStore, subscribe, VISITOR_PREFIX } from '../../src/core';

const KEY = `${VISITOR_PREFIX}searches`;
/** The group of the consent tool for what makes a site comfortable. */
const FUNCTIONAL = 'C0003';

/**
 * What the visitor searched for last in this browser, the newest first; never more than `most`. Where a consent tool
 * asks, none without consent for functional storage, and those stored before are removed.
 */
export function recentSearches(most: number): readonly string[] {
  const stored = localStore.getJson(KEY);
  if (stored !== null && !mayStore()) forgetSearches();
  return Array.isArray(stored) && mayStore()
    ? stored.filter((search) => typeof search === 'string').slice(0, most)
    : [];
}

/** Stores a search that found something, in this browser alone, until the visitor clears it or signs out. */
export function rememberSearch(q: string, most: number) {
  const others = recentSearches(most).filter((search) => search.toLowerCase() !== q.toLowerCase());
  if (most && mayStore()) localStore.setJson(KEY, [q, ...others].slice(0, most));
}

export function forgetSearches() {
  localStore.remove(KEY);
}

function mayStore(): boolean {
  let granted: readonly string[] | undefined;
  const stop = subscribe('consent-changed', ({ groups }) => (granted = groups), { replay: true });
  stop();
  return granted ? granted.includes(FUNCTIONAL) : !config().consent.tool;
}
