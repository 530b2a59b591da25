import { config, type Config } from '../config';
import { language } from '../i18n/language';
import { freshAccessToken } from '../session/refresh';
import { accessToken, refreshToken, storeAnswerTokens } from '../session/tokens';
import { HttpError } from './error';
import { exchange, type Exchange } from './exchange';

export type ServiceName = keyof Config['services'];

export interface RequestOptions<T> {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  query?: Readonly<Record<string, string | number | undefined>>;
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Sent as `CaptchaKey`. */
  captcha?: string;
  /** In milliseconds; 10 s unless told. */
  timeout?: number;
  signal?: AbortSignal;
  /** Checks the answer; what it throws becomes a `malformed` HttpError. */
  read: (body: unknown, headers: Headers) => T;
  /** Credentials are not sent where a call must work without them, such as the sign-in itself. */
  isAnonymous?: boolean;
}

const TIMEOUT = 10_000;
const GET_RETRIES = 2;

let isFailing = false;

/** For the editor's preview: every call fails as if the service were down. */
export function previewFailure(isOn: boolean) {
  isFailing = isOn && config().mode !== 'live';
}

/** Not before this moment, by operation: a rate-limited call is not even sent. */
const blockedUntil = new Map<string, number>();

/**
 * Calls a service of the configuration, the only addresses that ever see a
 * token. Refreshes an expired token first, and once more after a 401. Reads
 * are retried twice with jitter; writes never by themselves.
 *
 * Throws an HttpError, and nothing else.
 */
export async function request<T>(service: ServiceName, path: string, options: RequestOptions<T>): Promise<T> {
  const { method = 'GET', read } = options;
  const operation = `${method} ${service}${path.replace(/\?.*$/, '')}`;
  refuseWhileBlocked(operation);
  if (isFailing) throw new HttpError('status', operation, { status: 500 });

  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await send(service, path, operation, options);
      storeAnswerTokens(answer.headers, answer.body, options.isAnonymous);
      return checked(answer, operation, read);
    } catch (error) {
      if (!(error instanceof HttpError)) throw new HttpError('malformed', operation, { cause: error });
      if (error.kind === 'rate-limited') blockedUntil.set(operation, Date.now() + (error.retryAfter ?? 1) * 1000);
      if (method !== 'GET' || attempt === GET_RETRIES || !isTransient(error) || options.signal?.aborted) throw error;
      await pause(300 * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}

async function send<T>(service: ServiceName, path: string, operation: string, options: RequestOptions<T>): Promise<Exchange> {
  const url = new URL(config().services[service].replace(/\/$/, '') + path, location.href);
  for (const [name, value] of Object.entries(options.query ?? {})) if (value !== undefined) url.searchParams.set(name, String(value));

  if (options.isAnonymous) return exchange(url, operation, initOf(options));
  const token = await freshAccessToken();
  try {
    return await exchange(url, operation, initOf(options, token));
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401 || !token) throw error;
    const renewed = await freshAccessToken(token);
    if (!renewed || renewed === token) throw error;
    return exchange(url, operation, initOf(options, renewed));
  }
}

function initOf<T>({ method = 'GET', json, form, headers, captcha, timeout = TIMEOUT, signal, isAnonymous }: RequestOptions<T>, token = accessToken()) {
  // Mails and messages of the services follow the page, not the browser.
  const all: Record<string, string> = { accept: 'application/json', 'accept-language': language(), ...headers };
  if (captcha) all.CaptchaKey = captcha;
  if (!isAnonymous) {
    if (token) Object.assign(all, { access_token: token, authorization: `Bearer ${token}` });
    const refresh = refreshToken();
    if (refresh) all.refresh_token = refresh;
  }
  if (json !== undefined) all['content-type'] = 'application/json';
  const body = json !== undefined ? JSON.stringify(json) : form && new URLSearchParams(form).toString();
  if (form) all['content-type'] = 'application/x-www-form-urlencoded';
  return { method, headers: all, body, timeout, signal };
}

function checked<T>(answer: Exchange, operation: string, read: RequestOptions<T>['read']): T {
  try {
    return read(answer.body, answer.headers);
  } catch (cause) {
    throw new HttpError('malformed', operation, { status: answer.status, cause });
  }
}

function refuseWhileBlocked(operation: string) {
  const wait = ((blockedUntil.get(operation) ?? 0) - Date.now()) / 1000;
  if (wait > 0) throw new HttpError('rate-limited', operation, { status: 429, retryAfter: Math.ceil(wait) });
}

function isTransient({ kind, status = 0 }: HttpError): boolean {
  return kind === 'offline' || (kind === 'status' && status >= 500);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
