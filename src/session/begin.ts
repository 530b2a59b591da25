/** Begins a session, and applies responses to it. For callers of a service. */
import { config } from '../core/config';
import { publish } from '../core/events';
import { localStore } from '../core/storage';
import { removeCookie, setCookie } from '../core/storage/cookies';
import { dropUser, endSession } from './change';
import { draftsOwner, dropDrafts } from './drafts';
import { rememberSaved, type Saved } from './saved';
import { session, syncSession } from './session';
import { isAnotherVisitor, LEAVING_KEY, UNKNOWN_ID, USER_KEY } from './state';
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
  const subject = claimsOf(tokens?.access)?.sub;
  const id = user.id || subject || user.email || UNKNOWN_ID;
  const owner = draftsOwner();
  if (owner && isAnotherVisitor(owner, subject || id)) dropDrafts();
  if (storedUser()?.id !== id) dropUser();
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
  const id = user.id || session().peek().user?.id || user.email || UNKNOWN_ID;
  const before = storedUser()?.id;
  // The session is a cookie of the host, whose sign-out Inlay has not seen.
  if (typeof before === 'string' && isAnotherVisitor(before, id)) dropUser();
  writeUser({ ...user, id });
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
  const before = storedUser();
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

function storedUser() {
  return localStore.getJson(USER_KEY) as Partial<Record<'id' | 'firstName' | 'lastName' | 'roles', unknown>> | null;
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
