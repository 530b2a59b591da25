import { useCallback, useSyncExternalStore } from 'react';
import { config, localStore, storageKey, subscribe } from '../../core';
import { originOf } from './address';

/** A third party whose content a module shows; `config().consentGroups` has its group. */
export type Provider = (typeof PROVIDERS)[number];

const PROVIDERS = [
  'video',
  'audio',
  'ceros',
  'flourish',
  'bespoke',
  'youtube',
  'vimeo',
  'brightcove',
  'soundcloud',
  'spotify',
  'datawrapper',
  'embed',
] as const;

/** Advertising: embedded third parties may use their cookies for anything. */
const STRICTEST = 'C0004';

const KEY = 'consent:';
const NO_CONSENT_NEEDED = 'none';

const listeners = new Set<() => void>();
let groups: readonly string[] = [];
let isFollowing = false;

/**
 * Whether requests to a provider are allowed: it is the page's own origin, its group is granted in the consent tool, or
 * the visitor has allowed this provider.
 */
export function isAllowed(provider: Provider, address: string): boolean {
  if (!isFollowing) {
    isFollowing = true;
    subscribe('consent-changed', follow, { replay: true });
    // A choice for one provider in another tab.
    addEventListener('storage', ({ key }) => key?.startsWith(storageKey(KEY)) && notify());
  }
  const group = groupOf(provider);
  return (
    !isForeign(address) ||
    group === NO_CONSENT_NEEDED ||
    groups.includes(group) ||
    localStore.get(keyOf(provider, address)) !== null
  );
}

/** The visitor's own consent, stored for this provider until its group is withdrawn. */
export function allow(provider: Provider, address = '') {
  localStore.set(keyOf(provider, address), 'yes');
  notify();
}

/** The current consent, and the function that grants it. */
export function useConsent(provider: Provider, address: string): [isGiven: boolean, give: () => void] {
  const read = useCallback(() => isAllowed(provider, address), [provider, address]);
  const isGiven = useSyncExternalStore(listen, read, read);
  const give = useCallback(() => allow(provider, address), [provider, address]);
  return [isGiven, give];
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** When a group is withdrawn, the consent for its providers is removed as well. */
function follow({ groups: active }: { groups: readonly string[] }) {
  const withdrawn = groups.filter((group) => !active.includes(group));
  groups = [...active];
  for (const provider of PROVIDERS) if (withdrawn.includes(groupOf(provider))) localStore.removeAll(KEY + provider);
  notify();
}

function notify() {
  for (const listener of [...listeners]) listener();
}

/** Consent for one host does not apply to another. */
function keyOf(provider: Provider, address: string): string {
  return KEY + provider + (provider === 'embed' ? `:${originOf(address)}` : '');
}

/** The consent group that covers it, or `none` if it needs no consent. */
export function groupOf(provider: Provider): string {
  return config().consentGroups[provider] ?? STRICTEST;
}

function isForeign(address: string): boolean {
  return originOf(address) !== location.origin;
}
