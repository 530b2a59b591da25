import { InlayError } from '../../../contract';
import { HttpError } from '../../../http';

/** In rows. Filters and counts of more would take longer than a frame. */
export const MAX_ROWS = 2000;

/**
 * Why a source cannot be used, for developers and editors: continues a sentence that begins with the attribute.
 * Undefined if the visitor left or has no network. It names no cause that was not checked.
 */
export function explainFailure(error: unknown, url: URL | undefined, formats: readonly string[]): string | undefined {
  const { kind, status } = error instanceof HttpError ? error : { kind: 'malformed', status: undefined };
  if (kind === 'aborted' || kind === 'offline') return undefined;
  if (error instanceof HttpError && error.cause instanceof InlayError) return error.cause.message;
  if (!url) return 'is no address that starts with https:, http: or /. Correct it';
  const address = url.origin + url.pathname;
  if (kind === 'timeout') return `(${address}) did not respond in time. Try it in a browser, or set policy.timeout`;
  if (status === 404 || status === 410) return `(${address}) was not found: it answered ${status}. Correct the address`;
  if (status !== undefined) return `(${address}) answered ${status}. Try it in a browser`;
  if (kind === 'unreachable')
    return `(${address}) could not be read, although this site can be reached. ${
      url.origin === location.origin
        ? 'The network or connect-src of the Content-Security-Policy may be the cause'
        : `The network, connect-src of the Content-Security-Policy or missing CORS headers may be the cause: the other site must allow ${location.origin}, or your server must pass the file on, as /services/proxy of the reference services does`
    }. The network panel of the browser shows which`;
  return `(${address}) is not in a format that this module reads: ${formats.join(', ')}`;
}

export function explainLength(rows: number): string {
  return `has ${rows} rows or more. The first ${MAX_ROWS} are used; a service can filter the others`;
}
