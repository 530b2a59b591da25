import { config } from '../core/config';
import { HttpError } from './error';

/** In milliseconds. */
const TIMEOUT = 10_000;

export interface FetchWholeOptions extends Pick<
  RequestInit,
  'method' | 'headers' | 'body' | 'credentials' | 'redirect'
> {
  /** In milliseconds, for headers and body together. Default: the configured time-out. */
  timeout?: number | undefined;
  signal?: AbortSignal;
}

/** A response with its body, whatever its status. */
export interface WholeResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Throws an HttpError that is `aborted`, `timeout` or `offline` if the response is incomplete. */
export async function fetchWhole(
  url: URL,
  operation: string,
  { timeout = config().policy.timeout ?? TIMEOUT, signal, ...init }: FetchWholeOptions,
): Promise<WholeResponse> {
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
    const response = await fetch(url, { ...init, signal: controller.signal });
    const body = await response.text();
    return { ok: response.ok, status: response.status, headers: response.headers, body };
  } catch (cause) {
    throw new HttpError(signal?.aborted ? 'aborted' : isTimedOut ? 'timeout' : 'offline', operation, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
