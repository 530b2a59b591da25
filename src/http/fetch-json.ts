import axios from 'redaxios';
import { HttpError, type HttpErrorDetails } from './error';
import { fetchWhole } from './fetch-whole';
import { isoDate } from './names';

export interface JsonResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Null for an empty body. */
  readonly body: unknown;
}

export interface FetchJsonOptions {
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** In milliseconds, for headers and body together. Default: the configured time-out. */
  timeout?: number | undefined;
  /** Same-origin requests always send cookies. For other origins, CORS headers must name this origin. */
  hasCredentials?: boolean;
  /** The members of an error response under our names. */
  nameError?: (error: Record<string, unknown>) => Record<string, unknown>;
  signal?: AbortSignal;
}

/** In seconds. The maximum wait before a retry, even if the service requests a longer one. */
const MAX_WAIT = 60;

/**
 * One request, one response: JSON with a status below 400, or an HttpError. Redirects are rejected, so that credentials
 * are never sent elsewhere.
 */
export async function fetchJson(
  url: URL,
  operation: string,
  { timeout, signal, hasCredentials = false, nameError = (error) => error, ...init }: FetchJsonOptions,
): Promise<JsonResponse> {
  let text = '';
  // redaxios has no signal and no timeout, treats a truncated body as empty, and copies a host's additions to
  // Object.prototype into the headers.
  const send: typeof fetch = async () => {
    const { body, ...response } = await fetchWhole(url, operation, {
      ...init,
      credentials: hasCredentials ? 'include' : 'same-origin',
      redirect: 'error',
      timeout,
      signal,
    });
    text = body;
    return { ...response, text: async () => text } as Response;
  };
  const response = await axios<unknown>(url.href, { responseType: 'text', validateStatus: () => true, fetch: send });
  return settle(response, text, operation, nameError);
}

/** A body that is not JSON remains a text. An HTML page counts as no body. */
function settle(
  { status, headers, data }: { status: number; headers: Headers; data: unknown },
  text: string,
  operation: string,
  nameError: NonNullable<FetchJsonOptions['nameError']>,
): JsonResponse {
  const isJson = data !== text;
  if (status < 400) {
    if (!isJson && PAGE.test(text)) throw new HttpError('malformed', operation, { status });
    return { status, headers, body: isJson ? data : text || null };
  }
  const details: HttpErrorDetails = {
    status,
    ...errorOf(isJson ? data : text && !PAGE.test(text) ? text : undefined, nameError),
    retryAfter: retryAfter(headers.get('retry-after')),
  };
  throw new HttpError(status === 429 ? 'rate-limited' : 'status', operation, details);
}

/** Responses of proxies, captive portals or network sign-ins, and truncated JSON. */
const PAGE = /^\s*[<{["]/;

/**
 * `{"error": {"code": 2004, …}}`, OAuth's `{"error": "invalid_grant"}`, problem+json, JSON:API, a bare code and
 * message, or a bare text.
 */
function errorOf(body: unknown, nameError: NonNullable<FetchJsonOptions['nameError']>): HttpErrorDetails {
  if (typeof body === 'string') return { text: body };
  if (!isRecord(body)) return {};
  const error = nameError({ ...body, ...(isRecord(body.error) && body.error) });
  const {
    errors = error.ModelState ?? error.fieldErrors,
    code = error.errorCode ??
      error.error ??
      (Array.isArray(errors) ? (errors[0] as { code?: unknown } | null)?.code : undefined),
    type,
    message = error.detail ?? error.title,
    lockedUntil,
    registration,
    challenge,
    signInMethods,
  } = error;
  return {
    // Some services send numbers as texts.
    code:
      typeof code === 'number'
        ? code
        : typeof code === 'string'
          ? /^\d{4}$/.test(code)
            ? Number(code)
            : code
          : undefined,
    type: typeof type === 'string' ? type : undefined,
    fieldErrors: typeof errors === 'object' ? errors : undefined,
    text: typeof message === 'string' ? message : undefined,
    lockedUntil: isoDate(lockedUntil),
    registration: typeof registration === 'string' ? registration : undefined,
    challenge: typeof challenge === 'string' ? challenge : undefined,
    signInMethods,
  };
}

/** Seconds, or an HTTP date. */
function retryAfter(value: string | null): number | undefined {
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(MAX_WAIT, Math.max(1, Math.ceil(seconds))) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
