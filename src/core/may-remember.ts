import { config } from './config';
import { subscribe } from './events';
import { localStore, type Store, tabStore } from './storage';

/** The group of the consent tool for what makes a site comfortable. */
const FUNCTIONAL = 'C0003';

/**
 * Whether choices of the visitor may be stored. If a consent tool is configured, that requires consent for functional
 * storage.
 */
export function mayRemember(): boolean {
  let granted: readonly string[] = config().consent.tool ? [] : [FUNCTIONAL];
  subscribe('consent-changed', ({ groups }) => (granted = groups), { replay: true })();
  return granted.includes(FUNCTIONAL);
}

/**
 * Where a choice of the visitor is stored: in this browser, or until the tab closes if nothing may be stored. Add its
 * key to `src/page/consent/choices.ts`.
 */
export function choiceStore(): Store {
  return mayRemember() ? localStore : tabStore;
}
