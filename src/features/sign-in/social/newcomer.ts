import { tabStore } from '../../../core';
import type { Newcomer } from '../../../services';

const KEY = 'newcomer';
/** In milliseconds, as long as the service keeps them. */
const LIFETIME = 60 * 60_000;

/** Somebody who came from a provider and has not registered yet, in this tab and across a reload. */
export function keepNewcomer(newcomer: Newcomer) {
  tabStore.setJson(KEY, { ...newcomer, since: Date.now() });
}

export function keptNewcomer(): Newcomer | undefined {
  const { email, name, socialLoginIdpName, since } = (tabStore.getJson(KEY) ?? {}) as Partial<Record<keyof Newcomer | 'since', unknown>>;
  if (typeof email !== 'string' || typeof name !== 'string' || typeof socialLoginIdpName !== 'string' || typeof since !== 'number') return undefined;
  return Date.now() - since < LIFETIME ? { email, name, socialLoginIdpName } : undefined;
}

export function forgetNewcomer() {
  tabStore.remove(KEY);
}
