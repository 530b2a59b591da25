/** Only this folder has access to tokens. */
import { config } from '../core/config';
import { nowInSeconds } from '../core/clock';
import { getCookie, removeCookie, setCookie } from '../core/storage/cookies';
import { localStore } from '../core/storage';

/** In seconds. A token this close to its end is renewed before it is used. */
const LEEWAY = 30;
const SKEW_KEY = 'skew';
const END_KEY = 'token-end';

export interface TokenClaims {
  /** In seconds since 1970, on the service's clock; infinite if only a rejection can tell. */
  readonly exp: number;
  readonly iat: number | undefined;
  /** Empty if the token does not contain it. */
  readonly sub: string;
  /** Undefined if the token contains no roles. */
  readonly roles: readonly string[] | undefined;
}

/** Reads a JWT without trusting it: only the service can verify it. Any other text is an opaque token. */
export function claimsOf(token: string | undefined): TokenClaims | undefined {
  if (!token) return undefined;
  let claims: Record<string, unknown> = {};
  try {
    const payload = token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/');
    claims = Object(JSON.parse(atob(payload))) as typeof claims;
  } catch {
    // Opaque.
  }
  const { exp, iat, sub, roles } = claims;
  return {
    exp: typeof exp === 'number' ? exp : Number(localStore.get(END_KEY)) || Infinity,
    iat: typeof iat === 'number' ? iat : undefined,
    sub: typeof sub === 'string' ? sub : '',
    roles: textsOf(roles),
  };
}

/** The texts of a list. Undefined if the value is not a list. */
export function textsOf(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : undefined;
}

/** Expired on the service's clock. */
export function hasEnded({ exp }: TokenClaims): boolean {
  return serviceNow() >= exp;
}

/** Expired, or too close to expiry to be sent. */
export function isExpiring({ exp }: TokenClaims): boolean {
  return serviceNow() >= exp - LEEWAY;
}

function serviceNow(): number {
  return nowInSeconds() + (Number(localStore.get(SKEW_KEY)) || 0);
}

/** Whether the session is a cookie of the host, and there are no tokens here. */
export function hasCookieSession(): boolean {
  return config().session.mode === 'cookie';
}

export function accessToken(): string | undefined {
  return getCookie(config().cookies.accessToken);
}

export function refreshToken(): string | undefined {
  return getCookie(config().cookies.refreshToken);
}

export interface NewTokens {
  readonly access: string;
  /** Stays unchanged without one. */
  readonly refresh: string | null;
  /** In seconds; for opaque tokens. */
  readonly expiresIn?: number | undefined;
}

export function storeTokens({ access, refresh, expiresIn }: NewTokens) {
  localStore.remove(END_KEY);
  if (expiresIn) localStore.set(END_KEY, String(nowInSeconds() + expiresIn));
  const { iat } = claimsOf(access)!;
  // The visitor's clock may be a day off: what counts is the service's, as recorded when the token was issued.
  localStore.set(SKEW_KEY, String(iat === undefined ? 0 : iat - nowInSeconds()));
  const maxAge = config().session.days * 24 * 3600;
  setCookie(config().cookies.accessToken, access, { maxAge });
  if (refresh) setCookie(config().cookies.refreshToken, refresh, { maxAge });
}

export function dropTokens() {
  removeCookie(config().cookies.accessToken);
  removeCookie(config().cookies.refreshToken);
}
