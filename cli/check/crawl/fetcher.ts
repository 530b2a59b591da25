/** Requests to servers and files. They respect rate limits and robots.txt, and none is repeated. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf, authorizationFor, type CredentialsByOrigin } from '../../credentials.ts';
import { AGENT, parseRobots, type Robots } from './robots.ts';

export interface Fetched {
  readonly isOk: boolean;
  /** The reason if it is not OK, for a message. */
  readonly reason: string;
  /** Undefined without a response. */
  readonly status: number | undefined;
  /** After redirects. */
  readonly url: URL;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
}

type Outcome = Pick<Fetched, 'isOk' | 'reason' | 'status' | 'url'>;

export interface Fetcher {
  /** The content. With `isPage`, robots.txt applies, and a copy with an ETag is validated instead of downloaded. */
  fetch(url: URL, options?: { isPage?: boolean }): Promise<Fetched>;
  /** Whether the URL exists. Loads no content if the server responds to HEAD. */
  probe(url: URL): Promise<Outcome>;
}

export interface FetcherOptions {
  /** Requests per second to each host; `localhost` has no limit. */
  readonly rate: number;
  /** In milliseconds. */
  readonly timeout: number;
  readonly ignoresRobots: boolean;
  /** Folder for copies of pages; undefined for none. */
  readonly cache: string | undefined;
  readonly credentials: CredentialsByOrigin;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Copy {
  readonly etag: string | null;
  readonly modified: string | null;
  readonly url: string;
  readonly headers: [string, string][];
  readonly text: string;
}

const ALLOWED: Robots = { isAllowed: () => true, delay: 0 };
export const FORBIDDEN = 'robots.txt forbids it';
const CONCURRENCY = 8;

export function createFetcher({ rate, timeout, ignoresRobots, cache, credentials }: FetcherOptions): Fetcher {
  const fetched = new Map<string, Promise<Fetched>>();
  const probed = new Map<string, Promise<Outcome>>();
  const robots = new Map<string, Promise<Robots>>();
  const schedule = createSchedule(rate);

  const send = (url: URL, delay: number, { method = 'GET', headers = {} }: Sent) =>
    schedule(url, delay, () =>
      sendRequest(url, { method, headers: { ...authorizationFor(url, credentials), ...headers } }, timeout),
    );

  function robotsOf(url: URL): Promise<Robots> {
    if (ignoresRobots || !/^https?:/.test(url.protocol)) return Promise.resolve(ALLOWED);
    const loaded =
      robots.get(url.origin) ??
      send(new URL('/robots.txt', url), 0, {}).then(({ isOk, text }) => (isOk ? parseRobots(text) : ALLOWED));
    robots.set(url.origin, loaded);
    return loaded;
  }

  async function get(url: URL, isPage: boolean): Promise<Fetched> {
    if (url.protocol === 'file:') return readLocal(url);
    const rules = isPage ? await robotsOf(url) : ALLOWED;
    if (!rules.isAllowed(url)) return failure(url, FORBIDDEN);
    const sendGet = (headers: Record<string, string>) => send(url, rules.delay, { headers });
    return isPage && cache && !credentials.has(url.origin)
      ? getThroughCache(copyPath(cache, url), sendGet)
      : sendGet({});
  }

  async function head(url: URL): Promise<Fetched> {
    if (url.protocol === 'file:') return readLocal(url);
    const rules = await robotsOf(url);
    if (!rules.isAllowed(url)) return failure(url, FORBIDDEN);
    const response = await send(url, rules.delay, { method: 'HEAD' });
    // Some servers respond to HEAD with 404, because they route GET only.
    return response.isOk ? response : get(url, true);
  }

  return {
    fetch(url, { isPage = false } = {}) {
      const key = addressOf(url);
      const pending = fetched.get(key) ?? get(new URL(key), isPage);
      // Files are needed again, pages are not. Of thousands of pages, only the outcomes are stored, for links to them.
      if (isPage) probed.set(key, pending.then(outcomeOf));
      else fetched.set(key, pending);
      return pending;
    },
    probe(url) {
      const key = addressOf(url);
      const pending = probed.get(key) ?? head(new URL(key)).then(outcomeOf);
      probed.set(key, pending);
      return pending;
    },
  };
}

/** Limits requests per second to each host, and the number of parallel requests to all hosts. */
function createSchedule(rate: number) {
  const nextStart = new Map<string, number>();
  const waiting: (() => void)[] = [];
  let running = 0;

  /** `delay` is the minimum time between two requests to the host, in milliseconds. */
  return async function schedule<T>(url: URL, delay: number, send: () => Promise<T>): Promise<T> {
    const gap = isLocal(url) ? delay : Math.max(delay, 1000 / rate);
    const now = Date.now();
    const start = Math.max(now, nextStart.get(url.host) ?? 0);
    nextStart.set(url.host, start + gap);
    if (start > now) await new Promise((resolve) => setTimeout(resolve, start - now));
    if (running < CONCURRENCY) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await send();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

async function sendRequest(url: URL, { method, headers: sent }: Sent, timeout: number): Promise<Fetched> {
  try {
    const response = await fetch(url, {
      ...(method && { method }),
      headers: { 'user-agent': AGENT, accept: '*/*', ...sent },
      signal: AbortSignal.timeout(timeout),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { ok: isOk, status, headers } = response;
    const reason = isOk ? '' : `the server responds with ${status}`;
    return { isOk, reason, status, url: new URL(response.url || url), headers, bytes, text: textOf(bytes, headers) };
  } catch (error) {
    return failure(url, reasonOf(error as Error, timeout));
  }
}

/** A server may respond with what cannot be used: an untrusted certificate, redirects in a circle, broken compression. */
function reasonOf({ name, cause }: Error, timeout: number): string {
  if (name === 'TimeoutError') return `no response in ${timeout} ms`;
  const isConnected = cause instanceof Error && !('code' in cause && /^(?:E[A-Z]|UND_)/.test(String(cause.code)));
  return isConnected ? cause.message : 'no server responds';
}

/** Validates a stored copy of the page, or stores a new one. */
async function getThroughCache(
  file: string,
  sendGet: (headers: Record<string, string>) => Promise<Fetched>,
): Promise<Fetched> {
  const copy = await readCopy(file);
  const response = await sendGet({
    ...(copy?.etag && { 'if-none-match': copy.etag }),
    ...(!copy?.etag && copy?.modified && { 'if-modified-since': copy.modified }),
  });
  if (response.status === 304 && copy)
    return {
      ...response,
      isOk: true,
      reason: '',
      url: new URL(copy.url),
      headers: new Headers({ ...Object.fromEntries(copy.headers), ...Object.fromEntries(response.headers) }),
      text: copy.text,
      bytes: new TextEncoder().encode(copy.text),
    };
  if (response.isOk) await writeCopy(file, response);
  return response;
}

function copyPath(cache: string, url: URL): string {
  return join(cache, `${createHash('sha256').update(url.href).digest('hex')}.json`);
}

function outcomeOf({ isOk, reason, status, url }: Fetched): Outcome {
  return { isOk, reason, status, url };
}

function isLocal({ hostname }: URL): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

function failure(url: URL, reason: string): Fetched {
  return { isOk: false, reason, status: undefined, url, headers: new Headers(), bytes: new Uint8Array(), text: '' };
}

/** Like browsers: a byte order mark, before the header, before `<meta charset>`. */
function textOf(bytes: Uint8Array, headers: Headers): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const [, named] =
    /charset=["']?([\w-]+)/i.exec(headers.get('content-type') ?? '') ??
    /<meta\s[^>]*charset\s*=\s*["']?([\w-]+)/i.exec(start) ??
    [];
  const marked = MARKS[start.slice(0, 2)];
  try {
    return new TextDecoder(marked ?? named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** The first two bytes of a byte order mark. */
const MARKS: Readonly<Record<string, string>> = { 'ï»': 'utf-8', ÿþ: 'utf-16le', þÿ: 'utf-16be' };

/** For a folder, reads its `index.html`, as a server does. */
async function readLocal(url: URL): Promise<Fetched> {
  try {
    const path = fileURLToPath(new URL(url.href.replace(/[?#].*$/s, '')));
    const isFolder = (await stat(path)).isDirectory();
    const bytes = new Uint8Array(await readFile(isFolder ? join(path, 'index.html') : path));
    const end = new URL(url);
    // As servers redirect: links of the page are relative to the folder.
    if (isFolder) end.pathname = end.pathname.replace(/\/?$/, '/');
    return { ...failure(end, ''), isOk: true, status: 200, bytes, text: textOf(bytes, new Headers()) };
  } catch {
    return failure(url, 'there is no such file');
  }
}

async function readCopy(file: string): Promise<Copy | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Copy;
  } catch {
    return undefined;
  }
}

/** Stores only public responses that the server can validate. A cache that cannot be written costs only time. */
async function writeCopy(file: string, { url, headers, text }: Fetched) {
  const etag = headers.get('etag');
  const modified = headers.get('last-modified');
  if ((!etag && !modified) || /no-store|private/.test(headers.get('cache-control') ?? '')) return;
  const copy: Copy = {
    etag,
    modified,
    url: url.href,
    headers: [...headers].filter(([name]) => /^content-(?:type|security-policy)$/.test(name)),
    text,
  };
  await mkdir(join(file, '..'), { recursive: true })
    .then(() => writeFile(file, JSON.stringify(copy)))
    .catch(() => {});
}
