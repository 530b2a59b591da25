import { config } from '../config';
import { publish } from '../events';
import { localStore, tabStore } from '../storage';
import { removeCookie } from '../storage/cookies';
import { session, takeState } from './session';
import { ARTICLES_KEY, NO_SESSION, RATINGS_KEY, USER_KEY } from './state';
import { tellOtherTabs } from './tabs';
import { accessToken, dropTokens, refreshToken } from './tokens';

const DRAFTS_OF = 'drafts-of';

export type SignOutReason = 'visitor' | 'expired' | 'elsewhere';

/** The visitor leaves: nothing of theirs stays here, even when the service cannot be told. */
export async function signOut() {
  const token = accessToken();
  const refresh = refreshToken();
  endSession('visitor');
  if (token) await (await import('./sign-out')).tellService(token, refresh);
}

export function endSession(reason: SignOutReason) {
  if (reason === 'expired') keepDrafts();
  else dropDrafts();
  dropTokens();
  forgetUser();
  if (!takeState(reason === 'expired' ? { ...NO_SESSION, status: 'expired' } : NO_SESSION)) return;
  tellOtherTabs();
  publish('signed-out', { reason });
}

/** Everything but the tokens that belonged to the visitor. */
function forgetUser() {
  const { premium, practice, reLogin, subscriptions: codes, redirect } = config().cookies;
  for (const name of [premium, practice, reLogin, codes, redirect]) removeCookie(name);
  for (const key of [USER_KEY, ARTICLES_KEY, RATINGS_KEY]) localStore.remove(key);
}

/** What the visitor had begun to write in forms. */
function dropDrafts() {
  tabStore.removeAll('draft:');
}

/** Nobody should lose a half-written form to the clock: it waits in this tab for its owner. */
function keepDrafts() {
  const owner = session().peek().user?.id;
  if (owner) tabStore.set(DRAFTS_OF, owner);
}

/** Whoever signs in after a session that ended by itself must not find what another had begun. */
export function dropDraftsOfAnother(visitorId: string) {
  const owner = tabStore.get(DRAFTS_OF);
  if (owner && owner !== visitorId) dropDrafts();
  tabStore.remove(DRAFTS_OF);
}
