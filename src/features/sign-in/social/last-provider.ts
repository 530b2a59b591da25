import { localStore, tabStore } from '../../../core';

const KEY = 'provider';

/** The provider that the visitor signed in with last, in this browser. */
export function lastProvider(): string | null {
  return localStore.get(KEY);
}

/** The visitor goes to a provider. Only a sign-in that succeeds makes it the last one. */
export function chooseProvider(provider: string) {
  tabStore.set(KEY, provider);
}

export function confirmProvider() {
  const provider = tabStore.get(KEY);
  if (provider) localStore.set(KEY, provider);
}
