/** The pages to check: named pages, pages of sitemaps, and pages that they link to. */
import { existsSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { CheckedPage } from '../check-page.ts';
import { UsageError } from '../../parameters.ts';
import type { Options } from '../options.ts';
import { addressOf } from '../../credentials.ts';
import { type Fetched, type Fetcher, FORBIDDEN } from './fetcher.ts';

const AT_ONCE = 4;

interface Crawl extends Pick<Options, 'depth' | 'limit'> {
  readonly fetcher: Fetcher;
  check(response: Fetched): Promise<CheckedPage>;
  onChecked(page: CheckedPage, progress: { done: number; found: number }): void;
}

/** Breadth first, so that a limit excludes the most distant pages. */
export async function crawl(starts: readonly URL[], { depth, limit, fetcher, check, onChecked }: Crawl) {
  const seen = new Set<string>();
  /** Pages that redirects lead to. */
  const ends = new Set<string>();
  const pages: CheckedPage[] = [];
  const unseen = (urls: readonly URL[]) =>
    urls.filter((url) => {
      const key = addressOf(url);
      return seen.size < limit && !seen.has(key) && !ends.has(key) && seen.add(key);
    });
  let level = unseen(starts);
  for (let distance = 0; level.length; distance += 1) {
    const queue = [...level];
    const checked: CheckedPage[] = [];
    const work = async () => {
      for (let url = queue.shift(); url; url = queue.shift()) {
        const response = await fetcher.fetch(url, { isPage: true });
        const end = addressOf(response.url);
        if (end !== addressOf(url)) {
          if (seen.has(end) || ends.has(end)) continue;
          ends.add(end);
        }
        // A link can be to a PDF, redirect to another site, or be excluded by robots.txt.
        const isOther = !isHtml(response) || response.url.host !== url.host;
        if (distance > 0 && (response.isOk ? isOther : response.reason === FORBIDDEN)) continue;
        const page = response.isOk ? await check(response) : unreadable(new URL(addressOf(url)), response);
        checked.push(page);
        onChecked(page, { done: pages.length + checked.length, found: seen.size });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    // Responses arrive in any order, but reports keep the order of the links.
    const order = new Map(level.map((url, index) => [addressOf(url), index]));
    checked.sort((a, b) => (order.get(addressOf(a.url)) ?? 0) - (order.get(addressOf(b.url)) ?? 0));
    pages.push(...checked);
    level = distance < depth ? unseen(checked.flatMap(({ links }) => links)) : [];
  }
  return pages;
}

function isHtml({ url, headers }: Fetched): boolean {
  if (url.protocol === 'file:') return /(?:\.x?html?|\/|\/[^./]*)$/i.test(url.pathname);
  return /\bx?html\b/.test(headers.get('content-type') ?? '');
}

function unreadable(url: URL, { reason }: Fetched): CheckedPage {
  return { url, links: [], findings: [{ rule: 'not-found', message: `The page cannot be read: ${reason}.` }] };
}

/** Throws a UsageError for a text that is neither a URL nor a file. */
export function startOf(page: string): URL {
  if (/^https?:\/\//i.test(page)) {
    if (!URL.canParse(page)) throw new UsageError(`${page} is not a valid address.`);
    return new URL(page);
  }
  if (!existsSync(page))
    throw new UsageError(
      `There is no file ${page}.${/^[\w-]+\.[\w.-]+/.test(page) && !/\.html?$/.test(page) ? ' Write addresses with https://.' : ''}`,
    );
  return statSync(page).isDirectory() ? rootOf(page) : pathToFileURL(resolve(page));
}

/** As a folder, with a slash at its end. */
export function rootOf(folder: string): URL {
  return pathToFileURL(resolve(folder) + sep);
}

/** Pages of a sitemap, or of the sitemaps that an index lists. */
export async function pagesOfSitemap(address: string, fetcher: Fetcher, isNested = false): Promise<URL[]> {
  const { isOk, reason, bytes, text: plain } = await fetcher.fetch(startOf(address));
  if (!isOk) throw new UsageError(`The sitemap ${address} cannot be read: ${reason}.`);
  const text = isGzip(bytes) ? unpacked(address, bytes) : plain;
  const locations = [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]+)/g)].map(([, location]) =>
    location!.replace(/&(amp|apos|quot|lt|gt|#38|#x26);/gi, (_, name: string) => ENTITIES[name.toLowerCase()]!),
  );
  if (!/<sitemapindex[\s>]/.test(text) || isNested)
    return locations.filter((url) => URL.canParse(url)).map((url) => new URL(url));
  return (await Promise.all(locations.map((location) => pagesOfSitemap(location, fetcher, true)))).flat();
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  '#38': '&',
  '#x26': '&',
  apos: "'",
  quot: '"',
  lt: '<',
  gt: '>',
};

/** A file such as sitemap.xml.gz. A response that is compressed on its way only has already been unpacked. */
function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function unpacked(address: string, bytes: Uint8Array): string {
  try {
    return gunzipSync(bytes).toString();
  } catch (cause) {
    throw new UsageError(`The sitemap ${address} cannot be read: its compression is broken.`, { cause });
  }
}
