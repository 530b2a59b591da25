import type { Store } from '../../src/core';

const KEY = 'subscription-bar';
/** In milliseconds: whoever said no is not asked again for a month. */
const REST = 30 * 24 * 3600_000;

export function isDismissed(store: Store, now = Date.now()): boolean {
  const at = Number(store.get(KEY));
  return at > 0 && now - at < REST;
}

export function rememberDismissed(store: Store, now = Date.now()) {
  store.set(KEY, String(now));
}
