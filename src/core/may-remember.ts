import { config } from './config';
import { subscribe } from './events';

/** The group of the consent tool for what makes a site comfortable. */
const FUNCTIONAL = 'C0003';

/**
 * Whether choices of the visitor may be stored. If a consent tool is configured, that requires consent for functional
 * storage.
 */
export function mayRemember(): boolean {
  let granted: readonly string[] | undefined;
  const stop = subscribe('consent-changed', ({ groups }) => (granted = groups), { replay: true });
  stop();
  return granted ? granted.includes(FUNCTIONAL) : !config().consent.tool;
}
