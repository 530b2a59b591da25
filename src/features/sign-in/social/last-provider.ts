import { localStore, tabStore } from '../../../core';

const KEY = 'provider';

/** The provider of the last sign-in in this browser. */
export function lastProvider(): string | null {
  return localStore.get(KEY);
}

/** The visitor leaves for a provider. Only a successful sign-in makes it the last one. */
export function chooseProvider(provider: string) {
  tabStore.set(KEY, provider);
}

export function confirmProvider() {
  const provider = tabStore.get(KEY);
  if (provider) localStore.set(KEY, provider);
}
