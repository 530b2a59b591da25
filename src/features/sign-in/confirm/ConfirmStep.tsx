import { useState } from 'react';
import { lazy, tabStore } from '../../../core';
import { throwOffline } from '../../../http';
import type { User } from '../../../services';
import { Spinner, useDeferred } from '../../../ui';

export interface ConfirmStepProps {
  /** The address that the code was sent to. */
  email: string;
  /** Where the visitor began, for `signed-in`. */
  source?: string;
  /** The session has begun, by the code here or by the link of the mail in another tab; then there is no user. */
  onConfirmed: (user: User | undefined) => unknown;
  /** To correct the address. */
  onBack?: () => void;
}

/** Most visitors never see it. Offline where it cannot be loaded. */
export const loadConfirmForm = lazy(() => import('./ConfirmForm'), { onError: throwOffline });

/** The form for the code, loaded when there is a code to wait for. */
export function ConfirmStep(props: ConfirmStepProps) {
  const chunk = useDeferred(loadConfirmForm);
  return chunk ? <chunk.ConfirmForm {...props} /> : <Spinner />;
}

const KEY = 'confirming';
/** In milliseconds; an older code is of no use. */
const LIFETIME = 30 * 60_000;

/** The address whose code is expected, in this tab and across a reload. */
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

/** It is confirmed. What is shown stays until the page is left. */
export function forgetPendingConfirmation() {
  tabStore.remove(KEY);
}

function read(): string | undefined {
  const { email, since } = (tabStore.getJson(KEY) ?? {}) as { email?: unknown; since?: unknown };
  return typeof email === 'string' && typeof since === 'number' && Date.now() - since < LIFETIME ? email : undefined;
}
