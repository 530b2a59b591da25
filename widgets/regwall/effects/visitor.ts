import { useSyncExternalStore } from 'react';
import { subscribe } from '../../../src/core';
import { subscriptions, useSession } from '../../../src/session';
import type { Visitor } from '../rules';

/** Who reads, as this tab and the others know it. Without a code there is nothing to lack. */
export function useVisitor(subscriptionCode: string | undefined, isExcused: boolean): Visitor {
  const { status, isPremium, isPractice } = useSession();
  const read = () => !subscriptionCode || subscriptions().includes(subscriptionCode);
  const isSubscribed = useSyncExternalStore(onSubscriptions, read, read);
  return { status, isPremium, isPractice, isSubscribed, isExcused };
}

/** Subscriptions are a cookie: another tab's change is seen when this one is. */
function onSubscriptions(onChange: () => void): () => void {
  const stops = ['session-changed', 'subscription-added', 'subscriptions-changed'].map((name) => subscribe(name, onChange));
  document.addEventListener('visibilitychange', onChange);
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', onChange);
  };
}
