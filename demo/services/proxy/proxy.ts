import type { Clock } from '../clock.ts';
import { ServiceError } from '../http/errors.ts';
import { log } from '../observe/log.ts';
import { isLoopback, isPublic, type Resolve } from './addresses.ts';
import { fetchSource, type SourceLimits, type SourceText } from './fetch-source.ts';

/** Lets pages read files of other sites that send no CORS headers. */
export interface Proxy {
  /** The text of a source at one of the allowed origins. Throws a ServiceError. */
  read(address: string): Promise<Pick<SourceText, 'text' | 'type'>>;
}

interface Entry extends SourceText {
  /** When the other site was asked last. */
  checkedAt: number;
}

const limits: SourceLimits = { maxBytes: 2_000_000, milliseconds: 10_000 };
/** In milliseconds: how long a response is used without asking the other site, and how long if that fails. */
const fresh = 5 * 60_000;
const usable = 24 * 60 * 60_000;
/** In characters of all responses together. */
const maxCached = 32_000_000;

interface ProxyOptions {
  /** From the setting: exact origins, separated by commas. */
  origins: string;
  clock: Clock;
  limits?: SourceLimits;
  resolve?: Resolve | undefined;
}

export function createProxy({ origins, clock, limits: bounds = limits, resolve }: ProxyOptions): Proxy {
  const allowed = new Set(readOrigins(origins));
  // The least recently used first.
  const cache = new Map<string, Entry>();
  const pending = new Map<string, Promise<Entry>>();

  function store(href: string, entry: Entry): Entry {
    cache.delete(href);
    cache.set(href, entry);
    let size = [...cache.values()].reduce((sum, { text }) => sum + text.length, 0);
    for (const [oldest, { text }] of cache) {
      if (size <= maxCached) break;
      cache.delete(oldest);
      size -= text.length;
    }
    return entry;
  }

  async function load(url: URL): Promise<Entry> {
    const cached = cache.get(url.href);
    const now = clock().getTime();
    if (cached && now - cached.checkedAt < fresh) return store(url.href, cached);
    try {
      const loaded = await fetchSource(url, cached, { ...bounds, resolve });
      return store(url.href, { ...(loaded ?? cached!), checkedAt: now });
    } catch (error) {
      if (!cached || now - cached.checkedAt > usable) throw error;
      log.warn({ err: error, origin: url.origin }, 'a source could not be read; its last response is used');
      return cached;
    }
  }

  return {
    async read(address) {
      const url = URL.canParse(address) ? new URL(address) : undefined;
      if (!url || url.username || url.password || !allowed.has(url.origin))
        throw new ServiceError('notFound', 'PROXY_ORIGINS does not contain the origin of this URL.');
      url.hash = '';
      const reading = pending.get(url.href) ?? load(url).finally(() => pending.delete(url.href));
      pending.set(url.href, reading);
      return reading;
    },
  };
}

/** Throws for an origin that is not exact, not encrypted, or not public. Only this machine may be without TLS. */
function readOrigins(origins: string): string[] {
  return origins
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
    .map((origin) => {
      const url = URL.canParse(origin) ? new URL(origin) : undefined;
      const isIp = url && /^(?:[\d.]+|\[.*\])$/.test(url.hostname);
      const isLocal = url && isLoopback(url.hostname);
      const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal);
      if (
        url?.origin === origin &&
        !origin.includes('*') &&
        isSafe &&
        (isLocal || !isIp || isPublic(url.hostname.replace(/^\[|\]$/g, '')))
      )
        return origin;
      throw new Error(
        `services: PROXY_ORIGINS must contain public origins such as https://calendar.example.com, got "${origin}".`,
      );
    });
}
