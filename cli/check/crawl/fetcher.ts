/** Requests that are polite and never repeated, from servers and from files. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AGENT, parseRobots, type Robots } from './robots.ts';

export interface Fetched {
  readonly isOk: boolean;
  /** Why not, for a message. */
  readonly reason: string;
  /** Undefined if nothing responded. */
  readonly status: number | undefined;
  /** After redirects. */
  readonly url: URL;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
}

export interface Fetcher {
  /** The content. With `isPage`, robots.txt applies, and a copy with an ETag is validated instead of downloaded. */
  fetch(url: URL, options?: { isPage?: boolean }): Promise<Fetched>;
  /** Whether there is something, without its content where the server allows that. */
  probe(url: URL): Promise<Pick<Fetched, 'isOk' | 'reason' | 'status' | 'url'>>;
}

export interface FetcherOptions {
  /** Requests per second to each host; `localhost` has no limit. */
  readonly rate: number;
  /** In milliseconds. */
  readonly timeout: number;
  readonly ignoresRobots: boolean;
  /** Folder for copies of pages; undefined for none. */
  readonly cache: string | undefined;
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

export function createFetcher({ rate, timeout, ignoresRobots, cache }: FetcherOptions): Fetcher {
  const fetched = new Map<string, Promise<Fetched>>();
  const probed = new Map<string, ReturnType<Fetcher['probe']>>();
  const robots = new Map<string, Promise<Robots>>();
  const nextStart = new Map<string, number>();
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(url: URL, delay: number, send: () => Promise<T>): Promise<T> {
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
  }

  function robotsOf(url: URL): Promise<Robots> {
    if (ignoresRobots || !/^https?:/.test(url.protocol)) return Promise.resolve(ALLOWED);
    const loaded =
      robots.get(url.origin) ??
      send(new URL('/robots.txt', url), 0, {}).then(({ isOk, text }) => (isOk ? parseRobots(text) : ALLOWED));
    robots.set(url.origin, loaded);
    return loaded;
  }

  async function send(url: URL, delay: number, init: RequestInit): Promise<Fetched> {
    return inTurn(url, delay, async () => {
      try {
        const response = await fetch(url, {
          ...init,
          headers: { 'user-agent': AGENT, accept: '*/*', ...(init.headers as Record<string, string>) },
          signal: AbortSignal.timeout(timeout),
        });
        const bytes = new Uint8Array(await response.arrayBuffer());
        const { ok, status, headers } = response;
        const reason = ok ? '' : `the server responds with ${status}`;
        return {
          isOk: ok,
          reason,
          status,
          url: new URL(response.url || url),
          headers,
          bytes,
          text: textOf(bytes, headers),
        };
      } catch (error) {
        const isLate = (error as Error).name === 'TimeoutError';
        return failure(url, isLate ? `no response in ${timeout} ms` : 'no server responds');
      }
    });
  }

  async function get(url: URL, isPage: boolean): Promise<Fetched> {
    if (url.protocol === 'file:') return readLocal(url);
    const rules = isPage ? await robotsOf(url) : ALLOWED;
    if (!rules.isAllowed(url)) return failure(url, FORBIDDEN);
    const file =
      isPage && cache ? join(cache, `${createHash('sha256').update(url.href).digest('hex')}.json`) : undefined;
    const copy = file ? await readCopy(file) : undefined;
    const conditions: Record<string, string> = {
      ...(copy?.etag && { 'if-none-match': copy.etag }),
      ...(!copy?.etag && copy?.modified && { 'if-modified-since': copy.modified }),
    };
    const response = await send(url, rules.delay, { headers: conditions });
    if (response.status === 304 && copy)
      return {
        ...response,
        isOk: true,
        reason: '',
        url: new URL(copy.url),
        headers: new Headers(copy.headers),
        text: copy.text,
        bytes: new TextEncoder().encode(copy.text),
      };
    if (file && response.isOk) await writeCopy(file, response);
    return response;
  }

  async function head(url: URL) {
    if (url.protocol === 'file:') return readLocal(url);
    const rules = await robotsOf(url);
    if (!rules.isAllowed(url)) return failure(url, FORBIDDEN);
    const response = await send(url, rules.delay, { method: 'HEAD' });
    return response.isOk || response.status === 404 || response.status === 410 ? response : get(url, true);
  }

  return {
    fetch(url, { isPage = false } = {}) {
      const key = withoutHash(url);
      const pending = fetched.get(key) ?? get(new URL(key), isPage);
      fetched.set(key, pending);
      return pending;
    },
    probe(url) {
      const key = withoutHash(url);
      const pending = fetched.get(key) ?? probed.get(key) ?? head(new URL(key));
      probed.set(key, pending);
      return pending;
    },
  };
}

export function withoutHash(url: URL): string {
  return url.href.replace(/#.*$/s, '');
}

function isLocal({ hostname }: URL): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

function failure(url: URL, reason: string): Fetched {
  return { isOk: false, reason, status: undefined, url, headers: new Headers(), bytes: new Uint8Array(), text: '' };
}

function textOf(bytes: Uint8Array, headers: Headers): string {
  const charset = /charset=["']?([\w-]+)/i.exec(headers.get('content-type') ?? '')?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** A folder stands for its `index.html`, as on a server. */
async function readLocal(url: URL): Promise<Fetched> {
  const path = fileURLToPath(new URL(url.href.replace(/[?#].*$/s, '')));
  try {
    const file = (await stat(path)).isDirectory() ? join(path, 'index.html') : path;
    const bytes = new Uint8Array(await readFile(file));
    return { ...failure(url, ''), isOk: true, status: 200, bytes, text: textOf(bytes, new Headers()) };
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

/** Only of what any visitor gets, and what the server can validate. A cache that cannot be written costs time only. */
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
