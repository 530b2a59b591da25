import { mask, min, nonempty, number, object, string, type Infer } from 'superstruct';
import { request } from '../http';
import { listOf, someFlag, someText } from './response';

export type PageFilter = 'all' | 'insights' | 'people' | 'services' | 'careers';
export type SearchSort = 'default' | 'date';

export interface SearchRequest {
  readonly q: string;
  readonly pageFilter: PageFilter;
  readonly sort: SearchSort;
  /** Position of the first result, from 1: the second page of ten starts at 11. */
  readonly start: number;
  readonly rows: number;
  readonly lang: string;
}

/** A page of the site, ready to show: plain texts, and an address that is still to be checked. */
export interface SearchResult {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Address of a picture, or empty. */
  readonly image: string;
  readonly authors: readonly string[];
  readonly location: string;
  readonly tags: readonly string[];
}

export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** Of all pages of results. */
  readonly total: number;
  /** Another spelling to offer, or empty. */
  readonly suggestedQuery: string;
  /** What the results are for, where that is not what was asked. */
  readonly usedQuery: string;
  /** What the service has to say to the visitor, or empty. */
  readonly message: string;
}

const Result = object({
  description: someText,
  metatags: object({
    title: nonempty(string()),
    url: someText,
    'search-image': someText,
    'authors-name': someText,
    'title-location': someText,
    'searchresults-tags': someText,
  }),
});

/** Without a count it is no answer: an error must not read as "nothing was found". */
const Response = object({
  results: listOf(Result),
  numFound: min(number(), 0),
  correctlySpelled: someFlag,
  suggestedQuery: someText,
  queryUsedForSearch: someText,
  statusMessage: someText,
});

export function searchPages(asked: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer> {
  return request('search', '/api/pages', { query: { ...asked }, signal, read: readAnswer });
}

/** What the typed text may become, likeliest first. */
export function fetchSuggestions(q: string, lang: string, signal?: AbortSignal): Promise<readonly string[]> {
  const Suggestions = object({ terms: listOf(nonempty(string()), 10) });
  return request('search', '/api/pages/suggestions', { query: { q, lang }, signal, read: (body) => mask(body, Suggestions).terms });
}

function readAnswer(body: unknown): SearchAnswer {
  const { results, numFound, suggestedQuery, queryUsedForSearch, statusMessage } = mask(body, Response);
  return { results: results.map(toResult), total: numFound, suggestedQuery, usedQuery: queryUsedForSearch, message: statusMessage };
}

function toResult({ description, metatags }: Infer<typeof Result>): SearchResult {
  return {
    url: metatags.url,
    title: metatags.title,
    description,
    image: metatags['search-image'],
    authors: piped(metatags['authors-name']),
    location: metatags['title-location'],
    tags: piped(metatags['searchresults-tags']),
  };
}

/** Names and tags travel in one text, parted by vertical bars. */
function piped(text: string): string[] {
  return text.split('|').flatMap((part) => part.trim() || []);
}
