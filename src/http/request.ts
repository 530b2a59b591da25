import { log } from '../contract';
import { config, language, toJson } from '../core';
import { appendList, type CallName, endpointOf, headerName, meaningIn, type ServiceName, toService } from './endpoints';
import { HttpError } from './error';
import { fetchJson } from './fetch-json';

export interface RequestOptions<T> {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The call's own, where neither the configuration nor the table of `endpoints` has one. */
  path?: string;
  /** What stands in braces in the call's path. */
  params?: Readonly<Record<string, string>>;
  /** A list is sent as the service's `lists` says. */
  query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Sent as `CaptchaKey`. */
  captcha?: string;
  /** A POST that changes nothing, such as a search: retried like a GET. */
  isRead?: boolean;
  /** Whether cookies go along to other origins, and may come back. */
  hasCredentials?: boolean;
  /** In milliseconds; the configuration's unless told. */
  timeout?: number;
  signal?: AbortSignal;
  /** Checks the response; what it throws becomes a `malformed` HttpError. */
  read: (body: unknown, headers: Headers) => T;
}

const TIMEOUT = 10_000;
const READ_RETRIES = 2;

let isFailing = false;

/** For the editor's preview: every call fails as if the service were down. */
export function previewFailure(isOn: boolean) {
  isFailing = isOn && config().mode !== 'live';
}

/** Not before this moment, by operation: a rate-limited call is not even sent. */
const blockedUntil = new Map<string, number>();

/**
 * Sends an anonymous request to a configured service. For signed-in users,
 * use `authorizedRequest` of the session. Reads are retried twice with
 * jitter; writes are never retried automatically.
 *
 * Throws an HttpError, and nothing else.
 */
export async function request<S extends ServiceName, T>(
  service: S,
  call: CallName<S>,
  options: RequestOptions<T>,
): Promise<T> {
  const { params, path, query = {}, read, signal, timeout = config().policy.timeout ?? TIMEOUT } = options;
  const { url, unfilled, method = options.method ?? 'GET' } = endpointOf(service, call, valuesOf(options), path);
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) appendList(service, url.searchParams, name, value);
    else if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const { isRead = method === 'GET' } = options;
  const operation = `${method} ${service} ${call || '/'}${Object.values(params ?? {}).join()}`;
  if (unfilled) refuseUnfilled(unfilled, service, call, operation);
  refuseWhileBlocked(operation);
  if (isFailing) throw new HttpError('status', operation, { status: 500 });

  for (let attempt = 0; ; attempt += 1) {
    try {
      const { status, headers, body } = await fetchJson(url, operation, {
        method,
        headers: headersOf(service, options),
        body: bodyOf(service, call, options),
        timeout,
        signal,
        hasCredentials: options.hasCredentials,
      });
      return checked(() => read(body, headers), operation, status);
    } catch (error) {
      if (!(error instanceof HttpError)) throw new HttpError('malformed', operation, { cause: error });
      Object.assign(error, meaningIn(service, call, error));
      if (error.kind === 'malformed') explain(error, `services.${service}`, call, url);
      if (error.kind === 'rate-limited') blockedUntil.set(operation, Date.now() + (error.retryAfter ?? 1) * 1000);
      if (!isRead || attempt === READ_RETRIES || !isTransient(error) || signal?.aborted) throw error;
      await pause(300 * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}

/** Names of values that must not be in a URL, which servers log. */
const SECRET = /password|token|secret|code/i;

/** Every single value of a call can be in its path, except secrets of the body. */
function valuesOf<T>({ params, query, json, form }: RequestOptions<T>): Record<string, string> {
  const body = Object.entries({ ...form, ...(json as object) }).filter(([name]) => !SECRET.test(name));
  const values = Object.entries({ ...query, ...Object.fromEntries(body), ...params });
  return Object.fromEntries(
    values
      .filter(([, value]) => /^(string|number|boolean)$/.test(typeof value))
      .map(([name, value]) => [name, String(value)]),
  );
}

/** A placeholder never reaches the service as text. */
function refuseUnfilled(name: string, service: string, call: string, operation: string): never {
  const message = `Inlay: services.${service}.paths.${call} contains {${name}}, which this call has no value for. The request is not sent.`;
  if (!explained.has(message)) log('warn', message);
  explained.add(message);
  throw new HttpError('malformed', operation);
}

function headersOf<T>(
  service: ServiceName,
  { json, form, headers, captcha }: RequestOptions<T>,
): Record<string, string> {
  return {
    accept: 'application/json',
    // Mails and messages of the services follow the page, not the browser.
    'accept-language': language(),
    ...headers,
    ...(captcha && { [headerName(service, 'captcha')]: captcha }),
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
  };
}

function bodyOf<T>(service: ServiceName, call: string, { json, form }: RequestOptions<T>): string | undefined {
  return json !== undefined ? toJson(toService(service, call, json)) : form && new URLSearchParams(form).toString();
}

const explained = new Set<string>();

/** Once for each call, for the integrator: the visitor only reads that it is not their fault. */
function explain({ message, status, cause }: HttpError, key: string, call: string, url: URL) {
  if (explained.has(message)) return;
  explained.add(message);
  const named = call.startsWith('/') || !call ? `${key}.base` : `${key}.base, ${key}.paths.${call} and ${key}.response`;
  log(
    'warn',
    `Inlay: ${url.origin}${url.pathname} answered ${status ?? ''} with something else than the call needs. ${cause instanceof Error ? cause.message : 'It is no JSON.'} See ${named} in the configuration.`,
  );
}

function checked<T>(read: () => T, operation: string, status: number): T {
  try {
    return read();
  } catch (cause) {
    throw new HttpError('malformed', operation, { status, cause });
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
