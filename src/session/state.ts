import { config } from '../core/config';
import { localStore } from '../core/storage';
import { getCookie } from '../core/storage/cookies';
import { accessToken, claimsOf, hasCookieSession, hasEnded, textsOf } from './tokens';

export interface SessionUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface SessionState {
  /** `expired`: there was a session, and its token has expired; a refresh may be pending. */
  readonly status: 'none' | 'active' | 'expired';
  readonly user: SessionUser | undefined;
  /** Used only together with a session. */
  readonly isPremium: boolean;
  readonly isPractice: boolean;
  /** The visitor's roles from the service. */
  readonly roles: readonly string[];
  /** Sensitive data is replaced by a link to sign in again. */
  readonly reLoginRequired: boolean;
}

export const NO_SESSION: SessionState = {
  status: 'none',
  user: undefined,
  isPremium: false,
  isPractice: false,
  roles: [],
  reLoginRequired: false,
};

/** In place of an id, if the service identifies a visitor only by the token. */
export const UNKNOWN_ID = 'me';

/** Whether two ids are of two visitors. A visitor whose id is unknown, or is their e-mail address, may get an id later. */
export function isAnotherVisitor(before: string, after: string | undefined): boolean {
  if (after === undefined) return true;
  const isUnknown = before === UNKNOWN_ID || after === UNKNOWN_ID;
  return before !== after && !isUnknown && before.includes('@') === after.includes('@');
}

/** Storage keys for the visitor's data, deleted when the session ends. */
export const USER_KEY = 'user';
export const ARTICLES_KEY = 'articles';
export const RATINGS_KEY = 'ratings';
export const JOBS_KEY = 'jobs';
/** The action that waits for the next sign-in. */
export const PENDING_KEY = 'pending-action';
/** Set after a sign-out that the service, whose cookie is the session, has not confirmed. */
export const LEAVING_KEY = 'leaving';

/** The state in cookies and storage, the same in every tab. */
export function readState(): SessionState {
  const stored = localStore.getJson(USER_KEY);
  // A cookie of the host cannot be read, so the page stores its user.
  const claims = claimsOf(hasCookieSession() ? (stored ? 'unseen' : '') : accessToken());
  if (!claims) return NO_SESSION;
  const { cookies } = config();
  const user = userOf(stored, claims.sub);
  if (hasEnded(claims)) return { ...NO_SESSION, status: 'expired', user };
  return {
    status: 'active',
    user,
    isPremium: getCookie(cookies.premium) === '1',
    isPractice: getCookie(cookies.practice) === '1',
    roles: claims.roles ?? rolesOf(stored, claims.sub),
    reLoginRequired: getCookie(cookies.reLogin) === '1',
  };
}

/** Codes of the visitor's subscriptions. */
export function subscriptions(): readonly string[] {
  return getCookie(config().cookies.subscriptions)?.split(',').filter(Boolean) ?? [];
}

/** Another visitor's name would be worse than none. */
function userOf(stored: unknown, sub: string): SessionUser {
  const { id: storedId, firstName, lastName } = (stored ?? {}) as Partial<Record<keyof SessionUser, unknown>>;
  const isTheirs =
    typeof storedId === 'string' &&
    typeof firstName === 'string' &&
    typeof lastName === 'string' &&
    (!sub || storedId === sub);
  return isTheirs ? { id: storedId, firstName, lastName } : { id: sub || UNKNOWN_ID, firstName: '', lastName: '' };
}

/** Another visitor's rights would be worse than none. */
function rolesOf(stored: unknown, sub: string): readonly string[] {
  const { id, roles } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  return sub && id !== sub ? [] : (textsOf(roles) ?? []);
}
