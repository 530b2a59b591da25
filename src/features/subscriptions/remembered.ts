import { localStore } from '../../core';

const KEY = 'subscriber';
/** Of the codes; nobody subscribes to more. */
const MOST = 100;

/** An address that was subscribed in this browser, and to what. Its owner need not be signed in. */
export interface Subscriber {
  readonly email: string;
  readonly codes: readonly string[];
}

export function rememberedSubscriber(): Subscriber | undefined {
  const { email, codes } = (localStore.getJson(KEY) ?? {}) as Partial<Record<keyof Subscriber, unknown>>;
  if (typeof email !== 'string' || !Array.isArray(codes)) return undefined;
  return { email, codes: codes.filter((code): code is string => typeof code === 'string') };
}

/** Adds to what the same address had; another address begins anew. */
export function rememberSubscriber(email: string, codes: readonly string[]) {
  const known = rememberedSubscriber();
  const before = known?.email === email ? known.codes : [];
  localStore.setJson(KEY, { email, codes: [...new Set([...before, ...codes])].slice(0, MOST) });
}

/** Keeps the address to fill in, and forgets to what it was subscribed. */
export function forgetSubscriptions() {
  const known = rememberedSubscriber();
  if (known) localStore.setJson(KEY, { ...known, codes: [] });
}
