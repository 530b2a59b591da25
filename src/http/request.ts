import { log } from '../contract';
import { config, language, lazy, toJson } from '../core';
import type { RESPONSES } from './calls';
import {
  appendList,
  type CallName,
  type CallPath,
  type Endpoint,
  endpointOf,
  headerName,
  namesOf,
  type ServiceName,
} from './endpoints';
import { HttpError, throwUnreachable } from './error';
import { fetchJson } from './fetch-json';
import type { TextResponse } from './fetch-text';
import type { Prepared } from './prepare';
import { fromService, meaningIn, namedError, toService } from './names';

type Values = Readonly<Record<string, string | number | readonly string[] | undefined>>;

export interface RequestOptions<T, P extends string = string> {
  /** Method and path as in `CALLS`. The name of the call itself, unless set. */
  path?: P;
  /** The name of the response in `RESPONSES`, if it differs from the name of the call. */
  answers?: keyof typeof RESPONSES;
  /** The values for the braces in the call's path. */
  params?: Readonly<Record<string, string>>;
  /** Lists are sent in the form that the service's `lists` configures. */
  query?: Values;
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Sent as `CaptchaKey`. */
  captcha?: string;
  /** A POST that changes nothing, such as a search: retried like a GET. */
  isRead?: boolean;
  /** A back end may omit this call: 404, 405 and 501 make the error `isMissing`. */
  isOptional?: boolean;
  /** Whether cookies are sent to other origins and accepted from them. */
  hasCredentials?: boolean;
  /** In milliseconds. Default: the configured time-out. */
  timeout?: number;
  signal?: AbortSignal;
  /** Checks the content of the response, under our names. An error becomes a `malformed` HttpError. */
  read: (content: unknown, headers: Headers, body: unknown) => T;
}

/** A call by its name repeats its path, for the compiler to compare with `CALLS`. */
export type CallOptions<S extends ServiceName, C, T> = RequestOptions<T, CallPath<S, C>> &
  (C extends `${string}/${string}` ? unknown : { path: CallPath<S, C> });

const loadLate = lazy(() => import('./late'), { onError: throwUnreachable });

const READ_RETRIES = 2;

let isFailing = false;

/** For the editor's preview: all calls fail, as if the service were down. */
export function previewFailure(isOn: boolean) {
  isFailing = isOn && config().mode !== 'live';
}

/** The earliest time of the next request, by operation. A rate-limited call is not sent before it. */
const blockedUntil = new Map<string, number>();

/**
 * Sends an anonymous request to a configured service. For signed-in users,
 * use `authorizedRequest` of the session. Reads are retried twice with
 * jitter, unless the response has `Retry-After`; writes are never retried automatically.
 *
 * Throws an HttpError, and nothing else.
 */
export async function request<S extends ServiceName, C extends CallName<S>, T>(
  service: S,
  call: C,
  options: CallOptions<S, C, T>,
): Promise<T> {
  const { params, read, signal, answers = call, timeout } = options;
  const names = namesOf(service);
  const { templates, values, fixedHeaders, before, remembers } = names;
  const prepared: Prepared =
    templates || values || fixedHeaders || before || remembers
      ? await (await loadLate()).prepare(service, call, options)
      : { options };
  const { url, unfilled, method, defaultMethod, json } = locate(service, call, prepared);
  const { isRead = defaultMethod === 'GET' } = options;
  const operation = `${method} ${service} ${call || '/'}${Object.values(params ?? {}).join()}`;
  if (unfilled) throwUnfilled(unfilled, service, call, operation);
  throwWhileBlocked(operation);
  if (isFailing) throw new HttpError('status', operation, { status: 500 });

  for (let attempt = 0; ; attempt += 1) {
    try {
      const { status, headers, body } = await (prepared.respond?.(url, operation) ??
        fetchJson(url, operation, {
          method,
          headers: headersOf(service, prepared.options, json),
          body: bodyOf(json ?? toService(names, call, prepared.options.form), !json),
          nameError: (error) => namedError(names, error),
          timeout,
          signal,
          hasCredentials: options.hasCredentials,
        }));
      prepared.remember?.(body);
      return checked(() => read(fromService(names, answers, body), headers, body), operation, status);
    } catch (error) {
      if (!(error instanceof HttpError)) throw new HttpError('malformed', operation, { cause: error });
      Object.assign(error, meaningIn(names, call, error));
      if (error.kind === 'malformed') explain(error, service, { call, answers }, url);
      if (options.isOptional && [404, 405, 501].includes(error.status ?? 0)) {
        Object.assign(error, { isMissing: true });
        warnOnce(
          `${url.origin}${url.pathname} answered ${error.status}, so the page leaves out what needs the call. Set services.${service}.paths.${call}, or remove the module.`,
        );
      }
      if (error.kind === 'rate-limited') blockedUntil.set(operation, Date.now() + (error.retryAfter ?? 1) * 1000);
      if (!isRead || attempt === READ_RETRIES || !isTransient(error) || signal?.aborted)
        throw error.kind === 'offline' ? await checkedFailure(error, service, url) : error;
      await pause(300 * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}

/** A public file of any origin, such as a feed. Throws an HttpError. */
export async function requestText(address: string, operation: string, signal?: AbortSignal): Promise<TextResponse> {
  if (isFailing) throw new HttpError('status', operation, { status: 500 });
  return (await loadLate()).fetchText(address, operation, signal);
}

/** The URL of a call, for a link. */
export function addressOf<S extends ServiceName, C extends CallName<S>>(
  service: S,
  call: C,
  options: Omit<CallOptions<S, C, never>, 'read'>,
): string {
  return locate(service, call, { options }).url.href;
}

export type Unread = Omit<RequestOptions<never>, 'read'>;

/** `content` of a template has the service's names already. */
function locate(service: ServiceName, call: string, { options, content }: Prepared) {
  const endpoint = endpointOf(service, call, valuesOf(options), options.path);
  const { query, json } = placed(content ? { json: content } : options, endpoint);
  const names = content ? {} : namesOf(service);
  for (const [name, value] of Object.entries(toService(names, call, query, true))) {
    if (Array.isArray(value)) appendList(service, endpoint.url.searchParams, name, value as string[]);
    else if (value !== undefined) endpoint.url.searchParams.set(name, String(value));
  }
  return { ...endpoint, json: json === undefined ? undefined : toService(names, call, json) };
}

/** Values move between query and body if the configuration has another method: a GET has no body. */
function placed({ query = {}, json }: Unread, { method, defaultMethod }: Endpoint) {
  if (method === 'GET' && json) return { query: { ...query, ...json } as Values, json: undefined };
  return defaultMethod === 'GET' && method !== 'GET' ? { query: {}, json: json ?? query } : { query, json };
}

/** Names of values that must not be in a URL, which servers log. */
const SECRET = /password|token|secret|code/i;

/** Any value of a call can be in its path, except secrets in the body. */
function valuesOf({ params, query, json, form }: Unread): Record<string, string> {
  const body = Object.entries({ ...form, ...(json as object) }).filter(([name]) => !SECRET.test(name));
  const values = Object.entries({ ...query, ...Object.fromEntries(body), ...params });
  return Object.fromEntries(
    values
      .filter(([, value]) => /^(string|number|boolean)$/.test(typeof value))
      .map(([name, value]) => [name, String(value)]),
  );
}

/** A placeholder never reaches the service as text. */
function throwUnfilled(name: string, service: string, call: string, operation: string): never {
  warnOnce(
    `services.${service}.paths.${call} contains {${name}}, which this call has no value for. The request is not sent.`,
  );
  throw new HttpError('malformed', operation);
}

function headersOf(service: ServiceName, { form, headers, captcha }: Unread, json: unknown): Record<string, string> {
  const { '': _, ...sent } = {
    accept: 'application/json',
    // The services' mails and messages use the page's language, not the browser's.
    'accept-language': language(),
    ...headers,
    ...(captcha && { [headerName(service, 'captcha')]: captcha }),
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
  } as Record<string, string>;
  return sent;
}

function bodyOf(values: Record<string, unknown> | undefined, isForm: boolean): string | undefined {
  if (values === undefined) return undefined;
  return isForm ? new URLSearchParams(values as Record<string, string>).toString() : toJson(values);
}

const explained = new Set<string>();

/** For the integrator. Visitors only read that it is not their fault. */
function warnOnce(message: string, about = message) {
  if (!explained.has(about)) log('warn', `Inlay: ${message}`);
  explained.add(about);
}

/** Logged once for each call. */
function explain(
  { message, status, cause }: HttpError,
  service: string,
  { call, answers }: { call: string; answers: string },
  url: URL,
) {
  const [field] = (cause as { path?: unknown[] } | undefined)?.path ?? [];
  const key = `services.${service}`;
  warnOnce(
    `${url.origin}${url.pathname} answered ${status ?? ''} with something else than the call needs. ${cause instanceof Error ? cause.message : 'It is no JSON.'} See ${key}.response.${answers}${field === undefined ? '' : `.${String(field)}`}, ${key}.paths.${call} and ${key}.base in the configuration.`,
    message,
  );
}

/** Without the network, the script does not load either. */
function checkedFailure(error: HttpError, ...of: [string, URL]): Promise<HttpError> {
  return loadLate().then(
    ({ explainUnreachable }) => explainUnreachable(error, ...of),
    () => error,
  );
}

function checked<T>(read: () => T, operation: string, status: number): T {
  try {
    return read();
  } catch (cause) {
    throw new HttpError('malformed', operation, { status, cause });
  }
}

function throwWhileBlocked(operation: string) {
  const wait = ((blockedUntil.get(operation) ?? 0) - Date.now()) / 1000;
  if (wait > 0) throw new HttpError('rate-limited', operation, { status: 429, retryAfter: Math.ceil(wait) });
}

/** A service that names a time, such as an overloaded one, is not sent further requests before it. */
function isTransient({ kind, status = 0, retryAfter }: HttpError): boolean {
  return kind === 'offline' || (status >= 500 && !retryAfter);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
