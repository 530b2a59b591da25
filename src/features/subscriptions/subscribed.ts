import { useLayoutEffect, useState } from 'react';
import { choiceStore, localStore, storageKey, subscribe } from '../../core';
import { subscriptions, useSession } from '../../session';

export interface SubscribedState {
  /** Whether the visitor has, or has requested, all of these subscriptions, as far as this browser knows. */
  readonly isSubscribed: boolean;
  /** Whether the visitor must still open the link of an e-mail. */
  readonly isPending: boolean;
  /** The address that was subscribed in this browser; undefined for a signed-in visitor. */
  readonly email: string | undefined;
  /** Another visitor uses the browser now, or another address is used. */
  forget(): void;
}

/**
 * From the account's cookie, from the address stored in this browser, or from a `subscription-added` event on the page;
 * other tabs notify of changes.
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
      // Consent decides where the address is stored, and the tool may load after the module.
      subscribe('consent-changed', () => setAdded((codes) => [...codes])),
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
      // A new array re-renders even if it is empty.
      setAdded([]);
    },
  };
}

const KEY = 'subscriber';
const NEWS = 'subscribed-at';

/** Makes other tabs read the account's cookie again. */
export function notifyOtherTabs() {
  // A browser may publish cookies to other tabs with a delay, so this waits until they can be read.
  subscriptions();
  localStore.set(NEWS, `${Date.now()}`);
}

/** The maximum number of codes, more than any user subscribes to. */
const MAX_CODES = 100;

/** An address that was subscribed in this browser, with its subscriptions. Its owner may be anonymous. */
export interface Subscriber {
  readonly email: string;
  readonly codes: readonly string[];
  /** The last subscription of the address is not confirmed yet. */
  readonly isPending: boolean;
}

export function rememberedSubscriber(): Subscriber | undefined {
  const { email, codes, isPending } = (choiceStore().getJson(KEY) ?? {}) as Partial<Record<keyof Subscriber, unknown>>;
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
  choiceStore().setJson(KEY, { email, codes: [...new Set([...before, ...codes])].slice(0, MAX_CODES), isPending });
}

/** The link of the e-mail was opened in this browser. */
export function rememberConfirmed() {
  const subscriber = rememberedSubscriber();
  if (!subscriber?.isPending) return;
  choiceStore().setJson(KEY, { ...subscriber, isPending: false });
  notifyOtherTabs();
}

/** Keeps the e-mail address for other forms, and deletes its subscriptions. */
export function forgetSubscriptions() {
  const subscriber = rememberedSubscriber();
  if (subscriber) choiceStore().setJson(KEY, { ...subscriber, codes: [] });
}
