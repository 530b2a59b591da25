import { config } from '../config';
import { exchange } from '../http/exchange';
import { HttpError } from '../http/error';
import { withTabLock } from './lock';
import { afterRefresh } from './change';
import { claimsOf, hasEnded, isExpiring } from './token';
import { accessToken, refreshToken, storeTokens } from './tokens';

/** In milliseconds. */
const TIMEOUT = 10_000;

let pending: Promise<string | undefined> | undefined;

/**
 * A token that the service will take, refreshed where needed: one request for
 * all callers in this tab and all tabs. `refused` is a token that a service
 * just answered with 401.
 */
export async function freshAccessToken(refused?: string): Promise<string | undefined> {
  const token = accessToken();
  if (isUsable(token, refused)) return token;
  if (!refreshToken()) return token;
  pending ??= withTabLock('refresh', () => renew(refused)).finally(() => (pending = undefined));
  return pending;
}

async function renew(refused: string | undefined): Promise<string | undefined> {
  const current = accessToken();
  // Another tab may have renewed it while this one waited for the lock.
  if (isUsable(current, refused)) return current;
  const refresh = refreshToken();
  if (!refresh) return undefined;

  const claims = claimsOf(current);
  const hadEnded = !claims || hasEnded(claims);
  const outcome = await askForToken(refresh, current);
  // Somebody signed out meanwhile, or another visitor in, here or in another tab: the answer is nobody's.
  if (refreshToken() !== refresh) return accessToken();
  if (typeof outcome !== 'string') storeTokens(outcome.access, outcome.refresh);
  afterRefresh(typeof outcome === 'string' ? outcome : 'refreshed', hadEnded);
  return outcome === 'refused' ? undefined : accessToken();
}

async function askForToken(refresh: string, access: string | undefined): Promise<{ access: string; refresh: string | null } | 'refused' | 'unreachable'> {
  const url = new URL(`${config().services.user.replace(/\/$/, '')}/v2/auth/token`, location.href);
  try {
    const { headers, body } = await exchange(url, 'POST user/v2/auth/token', {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        refresh_token: refresh,
        ...(access ? { access_token: access, authorization: `Bearer ${access}` } : {}),
      },
      body: new URLSearchParams({ grant_type: 'refresh_token', client_id: config().clientId }).toString(),
      timeout: TIMEOUT,
    });
    const renewed = headers.get('access_token') ?? (body as { access_token?: unknown } | null)?.access_token;
    return typeof renewed === 'string' && claimsOf(renewed) ? { access: renewed, refresh: headers.get('refresh_token') } : 'unreachable';
  } catch (error) {
    const status = error instanceof HttpError ? error.status : undefined;
    return status === 400 || status === 401 || status === 403 ? 'refused' : 'unreachable';
  }
}

function isUsable(token: string | undefined, refused: string | undefined): boolean {
  const claims = claimsOf(token);
  return Boolean(claims && token !== refused && !isExpiring(claims));
}
