/** Only this folder knows that a token exists. */
import { config } from '../core/config';
import { nowInSeconds } from '../core/clock';
import { getCookie, removeCookie, setCookie } from '../core/storage/cookies';
import { localStore } from '../core/storage';

/** In seconds: how long a closed browser may come back signed in. */
const REFRESH_LIFETIME = 30 * 24 * 3600;

/** In seconds. A token this close to its end is renewed before it is used. */
const LEEWAY = 30;
const SKEW_KEY = 'skew';

export interface TokenClaims {
  /** In seconds since 1970, on the service's clock. */
  readonly exp: number;
  readonly iat: number;
  readonly sub: string;
}

/** Reads a JWT without trusting it: only the service can. Undefined for anything malformed. */
export function claimsOf(token: string | undefined): TokenClaims | undefined {
  try {
    const payload = token!.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/');
    const { exp, iat, sub } = JSON.parse(atob(payload)) as Record<string, unknown>;
    return typeof exp === 'number' && typeof sub === 'string' ? { exp, sub, iat: typeof iat === 'number' ? iat : exp } : undefined;
  } catch {
    return undefined;
  }
}

/** The visitor's clock may be a day off: what counts is the service's, as seen when the token was issued. */
export function rememberSkew({ iat }: TokenClaims) {
  localStore.set(SKEW_KEY, String(iat - nowInSeconds()));
}

/** Past its end on the service's clock. */
export function hasEnded({ exp }: TokenClaims): boolean {
  return serviceNow() >= exp;
}

/** Ended, or too close to it to be sent. */
export function isExpiring({ exp }: TokenClaims): boolean {
  return serviceNow() >= exp - LEEWAY;
}

function serviceNow(): number {
  return nowInSeconds() + (Number(localStore.get(SKEW_KEY)) || 0);
}

/** Undefined for an absent or malformed token. */
export function accessToken(): string | undefined {
  const token = getCookie(config().cookies.accessToken);
  return claimsOf(token) && token;
}

export function refreshToken(): string | undefined {
  return getCookie(config().cookies.refreshToken);
}

export function storeTokens(access: string | null | undefined, refresh?: string | null) {
  const claims = claimsOf(access ?? undefined);
  if (!claims) return;
  rememberSkew(claims);
  setCookie(config().cookies.accessToken, access!, { maxAge: REFRESH_LIFETIME });
  if (refresh) setCookie(config().cookies.refreshToken, refresh, { maxAge: REFRESH_LIFETIME });
}

/** The headers that carry a session; the only place that writes them. */
export function tokenHeaders(access = accessToken(), refresh = refreshToken()): Record<string, string> {
  return { ...(access && { access_token: access, authorization: `Bearer ${access}` }), ...(refresh && { refresh_token: refresh }) };
}

export function dropTokens() {
  removeCookie(config().cookies.accessToken);
  removeCookie(config().cookies.refreshToken);
}

/** Sign-in replaces whatever was there, and whatever is still on its way. */
export function replaceTokens(access: string, refresh: string | null) {
  dropTokens();
  storeTokens(access, refresh);
}

/** A service may renew the token with any response; the header wins over the body. Nothing revives a session that has ended, or replaces another visitor's. */
export function storeResponseTokens(headers: Headers, body: unknown) {
  const current = claimsOf(accessToken());
  if (!current) return;
  const inBody = typeof body === 'object' && body !== null && 'access_token' in body ? body.access_token : undefined;
  const renewed = headers.get('access_token') ?? (typeof inBody === 'string' ? inBody : undefined);
  if (claimsOf(renewed)?.sub === current.sub) storeTokens(renewed, headers.get('refresh_token'));
}
