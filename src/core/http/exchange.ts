import { HttpError, type HttpErrorDetails } from './error';

export interface Exchange {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface ExchangeOptions {
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** In milliseconds, for headers and body together. */
  timeout: number;
  signal?: AbortSignal;
}

/** In seconds. A service that asks for longer is asked again after this. */
const LONGEST_WAIT = 60;

/**
 * One request, one answer: JSON with a status below 400, or an HttpError.
 * Redirects are refused, so that credentials never follow one elsewhere.
 */
export async function exchange(url: URL, operation: string, { timeout, signal, ...init }: ExchangeOptions): Promise<Exchange> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    abort();
  }, timeout);
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();

  try {
    const response = await fetch(url, { ...init, credentials: 'include', redirect: 'error', signal: controller.signal });
    const text = await response.text();
    return settle(response, text, operation);
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    throw new HttpError(signal?.aborted ? 'aborted' : isTimedOut ? 'timeout' : 'offline', operation, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function settle(response: Response, text: string, operation: string): Exchange {
  const { status, headers } = response;
  const body = parse(text);
  if (response.ok) {
    if (text && body === undefined) throw new HttpError('malformed', operation, { status });
    return { status, headers, body: body ?? null };
  }
  const details: HttpErrorDetails = { status, ...errorOf(body), retryAfter: retryAfter(headers.get('retry-after')) };
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
