import { useEffect, useState } from 'react';
import { subscribe } from '../../core';
import { subscriptions, useSession } from '../../session';
import { forgetSubscriptions, rememberedSubscriber } from './remembered';

export interface SubscribedState {
  /** Whether the visitor has all of it, as far as this browser knows. */
  readonly isSubscribed: boolean;
  /** The address that was subscribed here; undefined for whoever is signed in. */
  readonly email: string | undefined;
  /** Somebody else sits here now, or wants it at another address. */
  forget(): void;
}

/** By the account's cookie, by the address remembered here, or by a `subscription-added` of anybody on the page. */
export function useSubscribed(codes: readonly string[]): SubscribedState {
  const { status } = useSession();
  const [added, setAdded] = useState<readonly string[]>([]);
  const isSignedIn = status === 'active';

  useEffect(() => {
    const stops = [
      subscribe('subscription-added', ({ code }) => setAdded((all) => [...all, code])),
      subscribe('subscriptions-changed', () => setAdded([])),
      subscribe('signed-out', () => setAdded([])),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);

  const subscriber = isSignedIn ? undefined : rememberedSubscriber();
  const known = isSignedIn ? subscriptions() : (subscriber?.codes ?? []);
  return {
    isSubscribed: codes.length > 0 && codes.every((code) => known.includes(code) || added.includes(code)),
    email: subscriber?.email,
    forget() {
      forgetSubscriptions();
      // A new list re-renders even when nothing was in it.
      setAdded([]);
    },
  };
}
