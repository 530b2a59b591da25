import { config } from '../core/config';
import { type CallName, type CallOptions, headerName, HttpError, request } from '../http';
import { type AccountCall, type AccountOptions, accountRequest } from './account-request';
import { afterRefresh } from './begin';
import { endSession } from './change';
import { isSignedIn, session } from './session';
import { isAnotherVisitor, UNKNOWN_ID } from './state';
import { withTabLock } from './tabs';
import { storeResponseTokens, tokenHeaders, tokensOf } from './token-headers';
import {
  accessToken,
  claimsOf,
  hasCookieSession,
  hasEnded,
  isExpiring,
  type NewTokens,
  refreshToken,
  storeTokens,
} from './tokens';

/** The service's code for an invalid token. */
const NOT_SIGNED_IN = 2001;

let pending: Promise<string | undefined> | undefined;
/** How often this tab has renewed a token. A service may issue the same token twice in one second. */
let renewals = 0;

/**
 * A call for a signed-in visitor, to a service of the configuration: the only
 * addresses that ever see a token. An expired token is refreshed first, and once
 * more after a 401. Without a session the call is sent without a token.
 *
 * While a call waits for a token or a response, its visitor may sign out, or
 * another may sign in: then it is not sent, or its response is dropped, and it
 * fails like one whose session has ended.
 *
 * Throws an HttpError, and nothing else.
 */
export async function authorizedRequest<C extends AccountCall, T>(call: C, options: AccountOptions<C, T>): Promise<T> {
  const hasLeft = watchVisitor();
  const ensureSameVisitor = (allowed?: 'expired') => {
    if (hasLeft(allowed)) throw sessionEnded(call);
  };
  const send = async (token: string | undefined) => {
    ensureSameVisitor();
    const result = await accountRequest(call, {
      ...options,
      params: { userId: userId(), ...options.params },
      hasCredentials: true,
      headers: { ...options.headers, ...tokenHeaders(token) },
      read(content, headers, body) {
        if (!hasLeft('expired')) storeResponseTokens(headers, body);
        return options.read(content, headers, body);
      },
    });
    ensureSameVisitor('expired');
    return result;
  };
  const token = await freshAccessToken();
  try {
    return await send(token);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error;
    ensureSameVisitor();
    // Another code names another reason, such as a wrong password. Without a refresh token, the session is over.
    if (
      (error.code === undefined || error.code === NOT_SIGNED_IN) &&
      (hasCookieSession() || (token && !refreshToken()))
    )
      endSession('expired');
    const renewalsBefore = renewals;
    const renewed = token && (await freshAccessToken(token));
    if (!renewed || (renewed === token && renewals === renewalsBefore)) throw error;
    return send(renewed);
  }
}

/**
 * Between the steps of an action, its visitor may sign out, or another may sign in. The returned function then throws
 * the HttpError of an ended session.
 */
export function visitorCheck(action: string): () => void {
  const hasLeft = watchVisitor();
  return () => {
    if (hasLeft()) throw sessionEnded(action);
  };
}

/** The returned function says whether the present visitor has left. With `expired`, an expired session counts as theirs. */
export function watchVisitor(): (allowed?: 'expired') => boolean {
  const id = session().peek().user?.id;
  return (allowed) => {
    const { status, user } = session().peek();
    return id !== undefined && status !== allowed && isAnotherVisitor(id, user?.id);
  };
}

function sessionEnded(action: string): HttpError {
  return new HttpError('status', action, { status: 401, code: NOT_SIGNED_IN });
}

/**
 * A call for a visitor whose sign-in was accepted, and whose session has not begun: with the tokens of that response,
 * or the cookie that it set.
 *
 * Throws an HttpError, and nothing else.
 */
export function requestBeforeSession<C extends AccountCall, T>(
  call: C,
  tokens: NewTokens | undefined,
  options: AccountOptions<C, T>,
): Promise<T> {
  return accountRequest(call, {
    ...options,
    params: { userId: claimsOf(tokens?.access)?.sub || UNKNOWN_ID, ...options.params },
    hasCredentials: true,
    headers: { ...options.headers, ...tokenHeaders(tokens?.access ?? '', tokens?.refresh ?? '') },
  });
}

/**
 * Reads from a public service that returns more to signed-in users: sends their access token, and nothing else of the
 * session. If the service refuses the token, repeats the request without it.
 *
 * Throws an HttpError, and nothing else.
 */
export async function readWithSession<S extends 'articles' | 'gallery', C extends CallName<S>, T>(
  service: S,
  call: C,
  options: CallOptions<S, C, T>,
): Promise<T> {
  if (!isSignedIn()) return request(service, call, options);
  const send = (token: string | undefined) =>
    request(service, call, {
      ...options,
      hasCredentials: hasCookieSession(),
      headers: { ...options.headers, ...(token && { [headerName('user', 'authorization')]: `Bearer ${token}` }) },
    });
  const token = await freshAccessToken();
  try {
    return await send(token);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error;
    const renewed = token && (await freshAccessToken(token));
    return renewed && renewed !== token ? send(renewed) : request(service, call, options);
  }
}

/** The visitor's id in the path of a call. A substitute for a missing id must not be in a URL. */
function userId(): string {
  const { id = UNKNOWN_ID } = session().peek().user ?? {};
  return id.includes('@') ? UNKNOWN_ID : id;
}

/**
 * A valid token, refreshed if necessary: one request for all callers in this tab and all tabs. `refused` is a token
 * that a service just rejected with a 401.
 */
export async function freshAccessToken(refused?: string): Promise<string | undefined> {
  const token = accessToken();
  if (isUsable(token, refused)) return token;
  if (!refreshToken()) {
    // The visitor has deleted the cookies while the page was open: it would show their name beside errors.
    if (!token && isSignedIn() && !hasCookieSession() && config().mode === 'live') endSession('expired');
    return token;
  }
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
  const outcome = await requestToken(refresh, current);
  // Discards the response if the session changed in the meantime, here or in another tab.
  if (refreshToken() !== refresh) return accessToken();
  if (typeof outcome !== 'string') {
    storeTokens(outcome);
    renewals += 1;
  }
  afterRefresh(typeof outcome === 'string' ? outcome : 'refreshed', hadEnded);
  return outcome === 'refused' ? undefined : accessToken();
}

async function requestToken(
  refresh: string,
  access: string | undefined,
): Promise<NewTokens | 'refused' | 'unreachable'> {
  try {
    const tokens = await accountRequest('token', {
      path: 'POST /v2/auth/token',
      form: { grant_type: 'refresh_token', client_id: config().clientId },
      headers: tokenHeaders(access, refresh),
      hasCredentials: true,
      read: (_, headers, body) => tokensOf(headers, body),
    });
    return tokens.access ? { ...tokens, access: tokens.access } : 'unreachable';
  } catch (error) {
    const status = error instanceof HttpError ? error.status : undefined;
    return status === 400 || status === 401 || status === 403 ? 'refused' : 'unreachable';
  }
}

function isUsable(token: string | undefined, refused: string | undefined): boolean {
  const claims = claimsOf(token);
  return Boolean(claims && token !== refused && !isExpiring(claims));
}
