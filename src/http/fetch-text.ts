import { HttpError } from './error';
import { fetchWhole } from './fetch-whole';
import { checkUnreachable } from './unreachable';

/** A file or feed, before its format is known. */
export interface TextResponse {
  /** The requested URL, resolved against the page. */
  readonly url: URL;
  /** The media type, without parameters. Empty if there is none. */
  readonly type: string;
  readonly text: string;
  readonly headers: Headers;
}

/**
 * Reads a public file of any origin, without cookies. Throws an HttpError: `malformed` for a URL that is not http or
 * https, `unreachable` if this site can be reached and the file cannot.
 */
export async function fetchText(address: string, operation: string, signal?: AbortSignal): Promise<TextResponse> {
  const url = parse(address);
  if (!url) throw new HttpError('malformed', operation, { text: 'address' });
  try {
    const { status, headers, body } = await fetchWhole(url, operation, {
      credentials: 'omit',
      signal,
    });
    if (status >= 400) throw new HttpError(status === 429 ? 'rate-limited' : 'status', operation, { status });
    return { url, type: (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase(), text: body, headers };
  } catch (error) {
    throw error instanceof HttpError && error.kind === 'offline' ? await checkUnreachable(error) : error;
  }
}

/** Undefined unless it is http or https. A user name in it would be a credential. */
function parse(address: string): URL | undefined {
  try {
    const url = new URL(address, location.href);
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
  } catch {
    return undefined;
  }
}
