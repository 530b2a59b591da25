/** Only lists with a source load this file and the formats. */
import { InlayError } from '../../../contract';
import { config, lazy } from '../../../core';
import { HttpError, requestText } from '../../../http';
import { csv } from './csv';
import { drupal } from './drupal';
import { feed } from './feed';
import { greenhouse, jobPostings, jsonOf, lever } from './job-boards';
import { addressIn, type Row, type SourceContent, type SourceFile, type SourceKind } from './source';
import { eventsCalendar, wordpress } from './wordpress';

const loadCalendar = lazy(() => import('./calendar'));

const calendar: SourceKind = {
  name: 'iCalendar (.ics)',
  matches: ({ text }) => /^\s*BEGIN:VCALENDAR\b/i.test(text),
  readers: { events: async (file) => (await loadCalendar()).readCalendar(file) },
};

/** In the order in which a file is matched against them. */
const KINDS: readonly SourceKind[] = [
  calendar,
  feed,
  greenhouse,
  lever,
  eventsCalendar,
  wordpress,
  drupal,
  jobPostings,
  csv,
];

/** WordPress and Drupal return 50 to 100 rows at a time. */
const MAX_PAGES = 40;

export interface ReadSourceOptions {
  signal: AbortSignal;
  /** Receives problems for an editor or developer. */
  report: (fault: string) => void;
}

/** At most 2,000 rows, of all pages of the source. Throws an HttpError, and reports its cause. */
export async function readSource(
  addressOrName: string,
  content: SourceContent,
  { signal, report }: ReadSourceOptions,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let address = addressOrName;
  try {
    address = addressOf(addressOrName);
    let next: string | undefined = address;
    for (let page = 0; next && page < MAX_PAGES && rows.length <= MAX_ROWS; page += 1) {
      const file = await fetchFile(next, signal);
      const kind = kindOf(file, content);
      rows.push(...(await kind.readers[content]!(file)));
      next = nextPage(kind, file);
    }
  } catch (error) {
    if (signal.aborted) throw new HttpError('aborted', OPERATION, { cause: error });
    const failure = error instanceof HttpError ? error : new HttpError('malformed', OPERATION, { cause: error });
    const fault = explainFailure(failure, urlOf(address), formatsFor(content));
    if (fault) report(fault);
    throw failure;
  }
  if (rows.length > MAX_ROWS && !signal.aborted) report(explainLength(rows.length));
  return rows.slice(0, MAX_ROWS);
}

const OPERATION = 'GET source';

/** An address, or the name of one in the configuration. */
function addressOf(addressOrName: string): string {
  const { sources } = config();
  if (Object.hasOwn(sources, addressOrName)) return sources[addressOrName]!;
  if (!/^[\w-]+$/.test(addressOrName)) return addressOrName;
  const cause = new InlayError(
    `is "${addressOrName}", which is neither an address nor a name in sources of the configuration. Add it there`,
  );
  throw new HttpError('malformed', OPERATION, { cause });
}

async function fetchFile(address: string, signal: AbortSignal): Promise<SourceFile> {
  const response = await requestText(address, OPERATION, signal);
  return { ...response, json: /^\s*[[{]/.test(response.text) ? jsonOf(response.text) : undefined };
}

/** An empty JSON array is an empty list in every format. */
function kindOf(file: SourceFile, content: SourceContent): SourceKind {
  const kind = KINDS.find(({ readers, matches }) => readers[content] && matches(file));
  if (kind) return kind;
  const isEmptyList = Array.isArray(file.json) ? !file.json.length : JSON.stringify(file.json) === '{"jobs":[]}';
  if (isEmptyList) return { name: '', matches: () => true, readers: { [content]: () => [] } };
  throw new HttpError('malformed', OPERATION);
}

/** Only on the same site. A file must not redirect the browser's requests elsewhere. */
function nextPage({ next }: SourceKind, file: SourceFile): string | undefined {
  const address = addressIn(file, next?.(file) ?? '');
  return address && new URL(address).origin === file.url.origin && address !== file.url.href ? address : undefined;
}

function formatsFor(content: SourceContent): string[] {
  return KINDS.filter(({ readers }) => readers[content]).map(({ name }) => name);
}

/** Undefined for URLs that requests reject. */
function urlOf(address: string): URL | undefined {
  try {
    const url = new URL(address, location.href);
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
  } catch {
    return undefined;
  }
}

/** In rows. Filters and counts of more would take longer than a frame. */
const MAX_ROWS = 2000;

/**
 * Why a source cannot be used, for developers and editors: continues a sentence that begins with the attribute.
 * Undefined if the visitor left or has no network. It names no cause that was not checked.
 */
function explainFailure(error: unknown, url: URL | undefined, formats: readonly string[]): string | undefined {
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

function explainLength(rows: number): string {
  return `has ${rows} rows or more. The first ${MAX_ROWS} are used; a service can filter the others`;
}
