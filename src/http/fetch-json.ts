import axios from 'redaxios';
import { HttpError, type HttpErrorDetails } from './error';

export interface JsonResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Null for an empty one. */
  readonly body: unknown;
}

export interface FetchJsonOptions {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  headers: Record<string, string>;
  body?: string;
  /** In milliseconds, for headers and body together. */
  timeout: number;
  signal?: AbortSignal;
}

/** In seconds. A service that asks for longer is asked again after this. */
const LONGEST_WAIT = 60;

/**
 * One request, one response: JSON with a status below 400, or an HttpError.
 * Redirects are refused, so that credentials never follow one elsewhere.
 */
export async function fetchJson(url: URL, operation: string, { timeout, signal, ...init }: FetchJsonOptions): Promise<JsonResponse> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    abort();
  }, timeout);
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();

  let text = '';
  // redaxios knows neither signal nor time-out, takes a broken-off body for an empty one, and copies what a host adds to Object.prototype into the headers.
  const send: typeof fetch = async () => {
    const response = await fetch(url, { ...init, credentials: 'include', redirect: 'error', signal: controller.signal });
    text = await response.text();
    return { ok: response.ok, status: response.status, headers: response.headers, text: async () => text } as Response;
  };

  try {
    const response = await axios<unknown>(url.href, { responseType: 'text', validateStatus: () => true, fetch: send });
    return settle(response, text, operation);
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    throw new HttpError(signal?.aborted ? 'aborted' : isTimedOut ? 'timeout' : 'offline', operation, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** A body that is no JSON stays the text that it was. */
function settle({ status, headers, data }: { status: number; headers: Headers; data: unknown }, text: string, operation: string): JsonResponse {
  const isJson = data !== text;
  if (status < 400) {
    if (text && !isJson) throw new HttpError('malformed', operation, { status });
    return { status, headers, body: isJson ? data : null };
  }
  const details: HttpErrorDetails = { status, ...errorOf(isJson ? data : undefined), retryAfter: retryAfter(headers.get('retry-after')) };
  throw new HttpError(status === 429 ? 'rate-limited' : 'status', operation, details);
}

/** `{"error": {"code": 2004, …}}`, OAuth's `{"error": "invalid_grant"}`, or a bare text. */
function errorOf(body: unknown): HttpErrorDetails {
  if (typeof body === 'string') return { text: body };
  const error = isRecord(body) ? body.error : undefined;
  if (typeof error === 'string') return { code: error };
  if (!isRecord(error)) return {};
  const { code, message, lockedUntil } = error;
  return {
    code: typeof code === 'number' || typeof code === 'string' ? code : undefined,
    text: typeof message === 'string' ? message : undefined,
    lockedUntil: typeof lockedUntil === 'string' ? lockedUntil : undefined,
  };
}

/** Seconds, or an HTTP date. */
function retryAfter(value: string | null): number | undefined {
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(LONGEST_WAIT, Math.max(1, Math.ceil(seconds))) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
