/** Only this folder and `http` know that a token exists. */
import { config } from '../config';
import { getCookie, removeCookie, setCookie } from '../storage/cookies';
import { claimsOf, rememberSkew } from './token';

/** In seconds: how long a closed browser may come back signed in. */
const REFRESH_LIFETIME = 30 * 24 * 3600;

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

export function dropTokens() {
  removeCookie(config().cookies.accessToken);
  removeCookie(config().cookies.refreshToken);
}

/** Sign-in replaces whatever was there, and whatever is still on its way. */
export function replaceTokens(access: string, refresh: string | null) {
  dropTokens();
  storeTokens(access, refresh);
}

/** A service may renew the token with any answer; the header wins over the body. Nothing revives a session that has ended, or replaces another visitor's. */
export function storeAnswerTokens(headers: Headers, body: unknown, isAnonymous = false) {
  const current = claimsOf(accessToken());
  if (isAnonymous || !current) return;
  const inBody = typeof body === 'object' && body !== null && 'access_token' in body ? body.access_token : undefined;
  const renewed = headers.get('access_token') ?? (typeof inBody === 'string' ? inBody : undefined);
  if (claimsOf(renewed)?.sub === current.sub) storeTokens(renewed, headers.get('refresh_token'));
}
