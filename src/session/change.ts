/** What begins, changes and ends a session. */
import { config } from '../core/config';
import { lazy } from '../core/lazy';
import { publish } from '../core/events';
import { localStore, tabStore } from '../core/storage';
import { removeCookie, setCookie } from '../core/storage/cookies';
import { session, setState, syncSession } from './session';
import { ARTICLES_KEY, NO_SESSION, RATINGS_KEY, USER_KEY, type SessionUser } from './state';
import { notifyOtherTabs } from './tabs';
import { accessToken, dropTokens, refreshToken, replaceTokens } from './tokens';

/** In seconds, as long as a refresh token lives. */
const LIFETIME = 30 * 24 * 3600;
const DRAFTS_OF = 'drafts-of';

const loadRevocation = lazy(() => import('./revoke-tokens'));

export interface SignedInUser extends SessionUser {
  readonly isPremiumUser: boolean;
  readonly practiceUser: boolean;
  readonly subscriptions: readonly string[];
}

export type SignOutReason = 'visitor' | 'expired' | 'elsewhere';

/** After a sign-in, a confirmation or a reset; `source` says where the visitor began. */
export function beginSession(user: SignedInUser, tokens: { access: string; refresh: string | null }, source?: string) {
  dropDraftsOfAnother(user.id);
  replaceTokens(tokens.access, tokens.refresh);
  writeUser(user);
  requireReLogin(false);
  syncSession();
  notifyOtherTabs();
  publish('signed-in', { source });
}

/** What the service says about whoever is signed in, where the page knew no more than their cookies. */
export function rememberUser(user: SignedInUser) {
  writeUser(user);
  syncSession();
}

/** `hadEnded` tells a late renewal, after which sensitive data needs a fresh sign-in, from a timely one. */
export function afterRefresh(outcome: 'refreshed' | 'refused' | 'unreachable', hadEnded: boolean) {
  if (outcome === 'refused') return endSession('expired');
  if (outcome === 'unreachable') return;
  if (hadEnded) requireReLogin(true);
  syncSession();
  notifyOtherTabs();
}

/** The visitor leaves: nothing of theirs stays here, even when the service cannot be told. */
export async function signOut() {
  const token = accessToken();
  const refresh = refreshToken();
  endSession('visitor');
  if (token) await (await loadRevocation()).revokeTokens(token, refresh);
}

export function endSession(reason: SignOutReason) {
  if (reason === 'expired') keepDrafts();
  else dropDrafts();
  dropTokens();
  dropUser();
  if (!setState(reason === 'expired' ? { ...NO_SESSION, status: 'expired' } : NO_SESSION)) return;
  notifyOtherTabs();
  publish('signed-out', { reason });
}

/** Everything but the tokens that belonged to the visitor. */
function dropUser() {
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
function dropDraftsOfAnother(visitorId: string) {
  const owner = tabStore.get(DRAFTS_OF);
  if (owner && owner !== visitorId) dropDrafts();
  tabStore.remove(DRAFTS_OF);
}

function writeUser({ id, firstName, lastName, isPremiumUser, practiceUser, subscriptions }: SignedInUser) {
  const { cookies } = config();
  localStore.setJson(USER_KEY, { id, firstName, lastName });
  setFlag(cookies.premium, isPremiumUser);
  setFlag(cookies.practice, practiceUser);
  setSubscriptions(subscriptions);
}

export function renameUser(firstName: string, lastName: string) {
  const user = localStore.getJson(USER_KEY);
  if (typeof user === 'object' && user) localStore.setJson(USER_KEY, { ...user, firstName, lastName });
}

function requireReLogin(isRequired: boolean) {
  setFlag(config().cookies.reLogin, isRequired);
}

export function setSubscriptions(codes: readonly string[]) {
  setCookie(config().cookies.subscriptions, codes.join(','), { maxAge: LIFETIME });
}

function setFlag(name: string, isOn: boolean) {
  if (isOn) setCookie(name, '1', { maxAge: LIFETIME });
  else removeCookie(name);
}
