import { config } from '../core/config';
import { getCookie } from '../core/storage/cookies';
import { fromService, headerName, namesOf } from '../http';
import { accessToken, claimsOf, hasCookieSession, refreshToken, storeTokens } from './tokens';

/**
 * The headers of a session; no other code writes them. With a cookie of the host they prove that the request comes from
 * this page.
 */
export function tokenHeaders(access = accessToken(), refresh = refreshToken()): Record<string, string> {
  if (hasCookieSession()) return { [headerName('user', 'csrf')]: getCookie(config().session.csrfCookie) ?? '1' };
  return {
    ...(access && {
      [headerName('user', 'accessToken')]: access,
      [headerName('user', 'authorization')]: `Bearer ${access}`,
    }),
    ...(refresh && { [headerName('user', 'refreshToken')]: refresh }),
  };
}

/** The tokens of a response; a header overrides the body. */
export function tokensOf(
  headers: Headers,
  body: unknown,
): { access: string | undefined; refresh: string | null; expiresIn: number | undefined } {
  const {
    access_token: access,
    refresh_token: refresh,
    expires_in: expiresIn,
  } = Object(fromService(namesOf('user'), 'tokens', body)) as Record<string, unknown>;
  const headerOf = (header: 'accessToken' | 'refreshToken') => {
    const name = headerName('user', header);
    return name ? headers.get(name) : null;
  };
  return {
    access: headerOf('accessToken') ?? (typeof access === 'string' && access ? access : undefined),
    refresh: headerOf('refreshToken') ?? (typeof refresh === 'string' && refresh ? refresh : null),
    expiresIn: typeof expiresIn === 'number' && expiresIn > 0 ? expiresIn : undefined,
  };
}

/**
 * A service may renew the token with any response. That cannot revive an ended session, or replace another visitor's.
 */
export function storeResponseTokens(headers: Headers, body: unknown) {
  const current = claimsOf(accessToken());
  const { access, ...rest } = tokensOf(headers, body);
  if (current && access && claimsOf(access)?.sub === current.sub) storeTokens({ access, ...rest });
}
