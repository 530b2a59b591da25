import { useState } from 'react';
import { localStore, tabStore, VISITOR_PREFIX } from '../../../core';
import type { Unconfirmed } from '../../../services/user';

const KEY = `${VISITOR_PREFIX}confirming`;
const PROOF_KEY = `${VISITOR_PREFIX}confirming-by`;
const LINK_KEY = `${VISITOR_PREFIX}registration`;
/** In milliseconds: the lifetime of a code. */
const LIFETIME = 30 * 60_000;

/** The address to which a code was sent, in this tab and across a reload. */
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

/** How the service confirms an address. An e-mail with a code can also contain a link. */
export function expectProof(email: string, { proof, registration }: Unconfirmed) {
  tabStore.setJson(PROOF_KEY, { email, proof, registration });
  if (registration) localStore.setJson(LINK_KEY, registration);
}

/** For the link in the e-mail, which opens in another tab: the registration that this browser began last. */
export function registrationOfBrowser(): string | undefined {
  const registration = localStore.getJson(LINK_KEY);
  return typeof registration === 'string' ? registration : undefined;
}

/** For another address, or after the lifetime, with a code. */
export function expectedProof(email: string): Unconfirmed {
  const {
    email: pendingEmail,
    proof,
    registration,
  } = (tabStore.getJson(PROOF_KEY) ?? {}) as Partial<Record<'email' | keyof Unconfirmed, unknown>>;
  if (pendingEmail !== email) return { proof: 'code' };
  return {
    proof: proof === 'link' ? 'link' : 'code',
    registration: typeof registration === 'string' ? registration : undefined,
  };
}

/** The address is confirmed. The view stays until the visitor leaves the page. */
export function forgetPendingConfirmation() {
  tabStore.remove(KEY);
  localStore.remove(LINK_KEY);
}

function read(): string | undefined {
  const { email, since } = (tabStore.getJson(KEY) ?? {}) as { email?: unknown; since?: unknown };
  return typeof email === 'string' && typeof since === 'number' && Date.now() - since < LIFETIME ? email : undefined;
}
