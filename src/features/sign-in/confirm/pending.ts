import { useState } from 'react';
import { tabStore } from '../../../core';

const KEY = 'confirming';
/** In milliseconds; an older code is of no use. */
const LIFETIME = 30 * 60_000;

/** The address whose code is awaited, in this tab and across a reload. */
export function usePendingConfirmation(): [email: string | undefined, setEmail: (email: string | undefined) => void] {
  const [email, setEmail] = useState(read);
  return [
    email,
    (next) => {
      if (next) tabStore.setJson(KEY, { email: next, since: Date.now() });
      else forgetPendingConfirmation();
      setEmail(next);
    },
  ];
}

/** It is confirmed. What is shown stays as it is until the page is left. */
export function forgetPendingConfirmation() {
  tabStore.remove(KEY);
}

function read(): string | undefined {
  const { email, since } = (tabStore.getJson(KEY) ?? {}) as { email?: unknown; since?: unknown };
  return typeof email === 'string' && typeof since === 'number' && Date.now() - since < LIFETIME ? email : undefined;
}
