import { config } from '../core/config';
import { fetchJson, HttpError, request, type RequestOptions, type ServiceName } from '../http';
import { afterRefresh } from './change';
import { withTabLock } from './tabs';
import { accessToken, claimsOf, hasEnded, isExpiring, refreshToken, storeResponseTokens, storeTokens, tokenHeaders } from './tokens';

/** In milliseconds. */
const TIMEOUT = 10_000;

let pending: Promise<string | undefined> | undefined;

/**
 * A call for whoever is signed in, to a service of the configuration: the only
 * addresses that ever see a token. An expired token is refreshed first, and once
 * more after a 401. Without a session the call is sent without a token.
 *
 * Throws an HttpError, and nothing else.
 */
export async function authorizedRequest<T>(service: ServiceName, path: string, options: RequestOptions<T>): Promise<T> {
  const send = (token: string | undefined) =>
    request(service, path, {
      ...options,
      headers: { ...options.headers, ...tokenHeaders(token) },
      read(body, headers) {
        storeResponseTokens(headers, body);
        return options.read(body, headers);
      },
    });
  const token = await freshAccessToken();
  try {
    return await send(token);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401 || !token) throw error;
    const renewed = await freshAccessToken(token);
    if (!renewed || renewed === token) throw error;
    return send(renewed);
  }
}

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
    const { headers, body } = await fetchJson(url, 'POST user/v2/auth/token', {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        ...tokenHeaders(access, refresh),
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
