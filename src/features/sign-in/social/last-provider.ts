import { localStore, mayRemember, tabStore } from '../../../core';

const KEY = 'provider';

/** The provider of the last sign-in in this browser; none without consent to store it. */
export function lastProvider(): string | null {
  return mayRemember() ? localStore.get(KEY) : null;
}

/** The visitor leaves for a provider. Only a successful sign-in makes it the last one. */
export function chooseProvider(provider: string) {
  tabStore.set(KEY, provider);
}

export function confirmProvider() {
  const provider = tabStore.get(KEY);
  if (provider && mayRemember()) localStore.set(KEY, provider);
}
