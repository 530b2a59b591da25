/** Begins a session, and applies responses to it. For callers of a service. */
import { config } from '../core/config';
import { publish } from '../core/events';
import { localStore, tabStore } from '../core/storage';
import { removeCookie, setCookie } from '../core/storage/cookies';
import { DRAFTS_OF, dropDrafts, dropUser, endSession } from './change';
import { rememberSaved, type Saved } from './saved';
import { session, syncSession } from './session';
import { LEAVING_KEY, USER_KEY } from './state';
import { notifyOtherTabs } from './tabs';
import { claimsOf, dropTokens, type NewTokens, storeTokens } from './tokens';

/** A user in a response. Omitted fields change nothing. */
export interface SignedInUser extends Partial<Saved> {
  readonly id?: string | undefined;
  readonly email?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly isPremiumUser?: boolean | undefined;
  readonly practiceUser?: boolean | undefined;
  readonly roles?: readonly string[] | undefined;
  readonly subscriptions?: readonly string[] | undefined;
}

/**
 * After a sign-in, a confirmation or a reset; without tokens if a cookie of the host is the session. `source` is the
 * entry point.
 */
export function beginSession(user: SignedInUser, tokens: NewTokens | undefined, source?: string) {
  // A service without ids identifies its visitors by e-mail address.
  const id = user.id || claimsOf(tokens?.access)?.sub || user.email || 'me';
  dropDraftsOfAnother(id);
  // The previous visitor's rights and name must not apply to the next.
  if ((localStore.getJson(USER_KEY) as { id?: unknown } | null)?.id !== id) dropUser();
  // A sign-in replaces any session, and any pending renewal.
  dropTokens();
  if (tokens) storeTokens(tokens);
  writeUser({ ...user, id });
  requireReLogin(false);
  localStore.remove(LEAVING_KEY);
  syncSession();
  notifyOtherTabs();
  publish('signed-in', { source });
}

/** Stores the signed-in visitor from the service, when the page had only cookies. */
export function rememberUser(user: SignedInUser) {
  writeUser({ ...user, id: user.id || session().peek().user?.id || user.email || 'me' });
  syncSession();
}

/**
 * `hadEnded` distinguishes a late renewal from a timely one. After a late one, sensitive data requires a new sign-in.
 */
export function afterRefresh(outcome: 'refreshed' | 'refused' | 'unreachable', hadEnded: boolean) {
  if (outcome === 'refused') return endSession('expired');
  if (outcome === 'unreachable') return;
  if (hadEnded) requireReLogin(true);
  syncSession();
  notifyOtherTabs();
}

/** After an expired session, another user who signs in must not see the previous user's drafts. */
function dropDraftsOfAnother(visitorId: string) {
  const owner = tabStore.get(DRAFTS_OF);
  if (owner && owner !== visitorId) dropDrafts();
  tabStore.remove(DRAFTS_OF);
}

function writeUser({
  id,
  firstName,
  lastName,
  roles,
  isPremiumUser,
  practiceUser,
  subscriptions,
  articles,
  userRatings,
}: SignedInUser & { id: string }) {
  const { cookies } = config();
  const before = localStore.getJson(USER_KEY) as { firstName?: unknown; lastName?: unknown; roles?: unknown } | null;
  localStore.setJson(USER_KEY, {
    id,
    firstName: firstName ?? before?.firstName ?? '',
    lastName: lastName ?? before?.lastName ?? '',
    roles: roles ?? before?.roles,
  });
  if (isPremiumUser !== undefined) setFlag(cookies.premium, isPremiumUser);
  if (practiceUser !== undefined) setFlag(cookies.practice, practiceUser);
  if (subscriptions) setSubscriptions(subscriptions);
  rememberSaved({ articles, userRatings });
}

function requireReLogin(isRequired: boolean) {
  setFlag(config().cookies.reLogin, isRequired);
}

export function setSubscriptions(codes: readonly string[]) {
  setCookie(config().cookies.subscriptions, codes.join(','), { maxAge: lifetime() });
}

function setFlag(name: string, isOn: boolean) {
  if (isOn) setCookie(name, '1', { maxAge: lifetime() });
  else removeCookie(name);
}

function lifetime(): number {
  return config().session.days * 24 * 3600;
}
