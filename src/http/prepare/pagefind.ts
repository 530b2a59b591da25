/** Answers the calls of `services.search` from a Pagefind index: static files that a script of Pagefind searches. Late. */
import { log } from '../../contract';
import { settleWithin } from '../../core/clock';
import { config } from '../../core/config';
import { namesOf } from '../endpoints';
import { HttpError } from '../error';
import type { JsonResponse } from '../fetch-json';
import type { Unread } from '../request';

/** The part of Pagefind's API that is used here. */
interface Pagefind {
  options(options: { noWorker: boolean }): Promise<unknown>;
  search(
    term: string,
    options: { filters: Record<string, string>; sort: Record<string, 'asc' | 'desc'> },
  ): Promise<Found | null>;
}

interface Found {
  readonly results: readonly { data(): Promise<Fragment> }[];
  readonly unfilteredResultCount?: number;
  /** By filter and value: the number of results, as if no filter were selected. */
  readonly totalFilters?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A page of the index. `meta` and `filters` are what its HTML declares. */
interface Fragment {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

interface PagefindCall {
  /** The URL of `pagefind.js`. */
  readonly url: URL;
  readonly call: string;
  readonly operation: string;
  readonly options: Unread;
}

const SUGGESTIONS = 5;
/** In milliseconds: the first search loads the script and WebAssembly. */
const TIMEOUT = 20_000;

const loaded = new Map<string, Promise<Pagefind>>();
const reported = new Set<string>();

/** Injected by tests, which cannot import a URL. */
export const script = {
  load: (url: string) => import(/* webpackIgnore: true */ /* @vite-ignore */ url) as Promise<Pagefind>,
};

/** The response of a search service. Throws an HttpError. */
export async function searchPagefind(request: PagefindCall): Promise<JsonResponse> {
  const { call, options } = request;
  const body: unknown = await inTime(request, call === 'pages' ? results(request) : suggestions(request));
  if (options.signal?.aborted) throw new HttpError('aborted', request.operation);
  return { status: 200, headers: new Headers(), body };
}

async function results(request: PagefindCall) {
  const { q, pageFilter, sort, start = 1, rows = 10 } = request.options.query ?? {};
  const kind = namesOf('search').options?.kind || 'kind';
  const found = await search(request, String(q), {
    filters: pageFilter ? { [kind]: String(pageFilter) } : {},
    sort: sort ? { [String(sort)]: 'desc' } : {},
  });
  const first = Number(start) - 1;
  const page = await Promise.all(found.results.slice(first, first + Number(rows)).map((result) => result.data()));
  return {
    results: page.map((fragment) => resultOf(fragment, kind)),
    total: found.results.length,
    filterCounts: { all: found.unfilteredResultCount, ...found.totalFilters?.[kind] },
  };
}

async function suggestions(request: PagefindCall) {
  const found = await search(request, String(request.options.query?.q), { filters: {}, sort: {} });
  const pages = await Promise.all(found.results.slice(0, SUGGESTIONS).map((result) => result.data()));
  return { terms: [], pages: pages.map(({ url, meta }) => ({ title: meta.title, url })) };
}

function resultOf({ url, excerpt, meta, filters }: Fragment, kind: string) {
  return {
    description: excerpt,
    metatags: {
      title: meta.title,
      url,
      'search-image': meta.image,
      'authors-name': filters.authors ?? meta.authors,
      'title-location': meta.location,
      'searchresults-tags': filters.tags,
      'searchresults-kind': filters[kind]?.[0],
      'searchresults-date': meta.date,
    },
  };
}

async function search({ url, operation }: PagefindCall, ...query: Parameters<Pagefind['search']>): Promise<Found> {
  const pagefind = await load(url, operation);
  try {
    return (await pagefind.search(...query)) ?? { results: [] };
  } catch (cause) {
    throw failure(
      url,
      operation,
      "did not search. Publish all files of its folder, and allow 'wasm-unsafe-eval' in script-src of the Content-Security-Policy.",
      cause,
    );
  }
}

async function load(url: URL, operation: string): Promise<Pagefind> {
  const href = url.origin + url.pathname;
  const pagefind = loaded.get(href) ?? loadScript(href);
  loaded.set(href, pagefind);
  try {
    return await pagefind;
  } catch (cause) {
    // The next search tries again.
    loaded.delete(href);
    throw failure(
      url,
      operation,
      `could not be loaded. Run "npx pagefind --site FOLDER" after the build of the site, or set services.search.base to the folder with pagefind.js. script-src of the Content-Security-Policy must allow it.`,
      cause,
    );
  }
}

async function loadScript(href: string): Promise<Pagefind> {
  const pagefind = await script.load(href);
  // Trusted Types would block its worker, and a worker cannot be from another origin.
  await pagefind.options({ noWorker: true });
  return pagefind;
}

/** For the integrator, once. Visitors read that the search is not available. */
function failure({ origin, pathname }: URL, operation: string, problem: string, cause: unknown): HttpError {
  const message = `Inlay: services.search has the preset "pagefind", and ${origin}${pathname} ${problem}`;
  if (!reported.has(message)) log('warn', ...[message, cause].filter(Boolean));
  reported.add(message);
  return new HttpError(navigator.onLine ? 'unreachable' : 'offline', operation, { cause });
}

/** Pagefind has no time-out: without one of its files, it waits forever. */
function inTime({ url, operation }: PagefindCall, work: Promise<unknown>): Promise<unknown> {
  return settleWithin(config().policy.timeout ?? TIMEOUT, work, () =>
    failure(url, operation, 'did not respond in time. Publish all files of its folder.', undefined),
  );
}
