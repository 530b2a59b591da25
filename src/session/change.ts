/** Ends a session. */
import { config } from '../core/config';
import { lazy } from '../core/lazy';
import { publish } from '../core/events';
import { localStore, REMEMBERED_PREFIX } from '../core/storage';
import { removeCookie } from '../core/storage/cookies';
import { dropDrafts } from './drafts';
import { isSignedIn, setState } from './session';
import { ARTICLES_KEY, JOBS_KEY, LEAVING_KEY, NO_SESSION, RATINGS_KEY, USER_KEY } from './state';
import { notifyOtherTabs } from './tabs';
import type { ProviderSession } from './revoke-tokens';
import { accessToken, dropTokens, hasCookieSession, refreshToken } from './tokens';

const loadRevocation = lazy(() => import('./revoke-tokens'));

export type SignOutReason = 'visitor' | 'expired' | 'elsewhere';

let leaveProvider: ((remaining: ProviderSession) => unknown) | undefined;
let ending: Promise<unknown> = Promise.resolve();

/** Ends the session at an identity provider. Injected, because it navigates to another page or shows a message. */
export function leaveProviderWith(action: typeof leaveProvider) {
  leaveProvider = action;
}

/** Waits until the service, and the identity provider if configured, have received the last sign-out. */
export async function signOutEnded() {
  // Subscribers receive the sign-out before its request is sent.
  await Promise.resolve();
  if (leaveProvider) await ending;
}

/** Called on sign-out: none of the visitor's data stays here, even if the service cannot be reached. */
export function signOut(): Promise<void> {
  const end = endAndRevoke();
  ending = end;
  return end;
}

async function endAndRevoke() {
  const token = accessToken();
  const refresh = refreshToken();
  endSession('visitor');
  // The cookie is valid until the service has ended the session.
  if (hasCookieSession()) localStore.set(LEAVING_KEY, '1');
  if (!(token ?? hasCookieSession())) return;
  const { revokeTokens } = await loadRevocation();
  const remaining = await revokeTokens(token, refresh, leaveProvider && location.href);
  // A cookie is ended with them, if necessary on the next page.
  if (!hasCookieSession() && !isSignedIn()) localStore.removeAll(REMEMBERED_PREFIX);
  if (remaining) await leaveProvider?.(remaining);
}

export function endSession(reason: SignOutReason) {
  // Drafts wait for the visitor whose session expired. The request of a sign-out still needs the remembered values.
  if (reason === 'expired') localStore.removeAll(REMEMBERED_PREFIX);
  else dropDrafts();
  dropTokens();
  dropUser();
  removeCookie(config().cookies.redirect);
  if (!setState(reason === 'expired' ? { ...NO_SESSION, status: 'expired' } : NO_SESSION)) return;
  notifyOtherTabs();
  publish('signed-out', { reason });
}

/** Everything but the tokens that belonged to the visitor. The next one must have neither their rights nor their name. */
export function dropUser() {
  const { premium, practice, reLogin, subscriptions: codes, jobToken } = config().cookies;
  for (const name of [premium, practice, reLogin, codes, jobToken]) if (name) removeCookie(name);
  for (const key of [USER_KEY, ARTICLES_KEY, JOBS_KEY, RATINGS_KEY]) localStore.remove(key);
}
