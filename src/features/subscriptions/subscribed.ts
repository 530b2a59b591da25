import { useLayoutEffect, useState } from 'react';
import { localStore, storageKey, subscribe } from '../../core';
import { subscriptions, useSession } from '../../session';

export interface SubscribedState {
  /** Whether the visitor has all of it, or has requested it, as far as this browser knows. */
  readonly isSubscribed: boolean;
  /** Whether the visitor must still open the link of an e-mail. */
  readonly isPending: boolean;
  /** The address that was subscribed here; undefined for a visitor who is signed in. */
  readonly email: string | undefined;
  /** Another visitor uses the browser now, or another address is wanted. */
  forget(): void;
}

/**
 * By the account's cookie, by the address remembered here, or by a `subscription-added` of anybody on the page; other
 * tabs say that there is news.
 */
export function useSubscribed(codes: readonly string[]): SubscribedState {
  const { status } = useSession();
  const [added, setAdded] = useState<readonly string[]>([]);
  const isSignedIn = status === 'active';

  // In a layout effect: events between the first render and a later effect would be missed.
  useLayoutEffect(() => {
    const stops = [
      subscribe('subscription-added', ({ code }) => setAdded((codes) => [...codes, code])),
      subscribe('subscriptions-changed', () => setAdded([])),
      subscribe('signed-out', () => setAdded([])),
    ];
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey(KEY) || key === storageKey(NEWS)) setAdded((codes) => [...codes]);
    };
    addEventListener('storage', onStorage);
    return () => {
      stops.forEach((stop) => stop());
      removeEventListener('storage', onStorage);
    };
  }, []);

  const subscriber = isSignedIn ? undefined : rememberedSubscriber();
  const subscribed = isSignedIn ? subscriptions() : (subscriber?.codes ?? []);
  const isKnown = codes.every((code) => subscribed.includes(code) || added.includes(code));
  return {
    isSubscribed: codes.length > 0 && isKnown,
    isPending: Boolean(subscriber?.isPending) && !codes.every((code) => added.includes(code)),
    email: subscriber?.email,
    forget() {
      forgetSubscriptions();
      // A new list re-renders even when nothing was in it.
      setAdded([]);
    },
  };
}

const KEY = 'subscriber';
const NEWS = 'subscribed-at';

/** Makes other tabs read the account's cookie again. */
export function tellOtherTabs() {
  // A browser may hand cookies to the others later than it says; by the time they can be read they have them.
  subscriptions();
  localStore.set(NEWS, `${Date.now()}`);
}

/** The number of codes to keep, more than any user subscribes to. */
const MAX_CODES = 100;

/** An address that was subscribed in this browser, and to what. Its owner need not be signed in. */
export interface Subscriber {
  readonly email: string;
  readonly codes: readonly string[];
  /** The address has not confirmed the last subscription yet. */
  readonly isPending: boolean;
}

export function rememberedSubscriber(): Subscriber | undefined {
  const { email, codes, isPending } = (localStore.getJson(KEY) ?? {}) as Partial<Record<keyof Subscriber, unknown>>;
  if (typeof email !== 'string' || !Array.isArray(codes)) return undefined;
  return {
    email,
    codes: codes.filter((code): code is string => typeof code === 'string'),
    isPending: isPending === true,
  };
}

/** Adds to the subscriptions of the same address; another address replaces them. */
export function rememberSubscriber({ email, codes, isPending }: Subscriber) {
  const subscriber = rememberedSubscriber();
  const before = subscriber?.email === email ? subscriber.codes : [];
  localStore.setJson(KEY, { email, codes: [...new Set([...before, ...codes])].slice(0, MAX_CODES), isPending });
}

/** The link of the e-mail was opened in this browser. */
export function rememberConfirmed() {
  const subscriber = rememberedSubscriber();
  if (!subscriber?.isPending) return;
  localStore.setJson(KEY, { ...subscriber, isPending: false });
  tellOtherTabs();
}

/** Keeps the e-mail address for other forms, and deletes its subscriptions. */
export function forgetSubscriptions() {
  const subscriber = rememberedSubscriber();
  if (subscriber) localStore.setJson(KEY, { ...subscriber, codes: [] });
}
