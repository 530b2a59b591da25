import { coerce, mask, min, nonempty, number, object, string, type Infer, unknown } from 'superstruct';
import { request } from '../http';
import { listOf, listResponse, lenientCounts, lenientDate, lenientFlag, lenientText } from './response';

export type PageFilter = 'all' | 'insights' | 'people' | 'services' | 'careers';
export type SearchSort = 'default' | 'date';

export interface SearchRequest {
  readonly q: string;
  readonly pageFilter: PageFilter;
  readonly sort: SearchSort;
  /** The position of the first result, from 1: the second page of ten starts at 11. */
  readonly start: number;
  readonly rows: number;
  readonly lang: string;
}

/** A page of the site: plain texts, and a URL that is not validated yet. */
export interface SearchResult {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** The URL of an image, or empty. */
  readonly image: string;
  readonly authors: readonly string[];
  readonly location: string;
  readonly tags: readonly string[];
  /** The name of a filter, any other name of the service, or empty. */
  readonly kind: string;
  /** The date of publication as ISO 8601, or empty. */
  readonly date: string;
}

export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** Across all pages of results. */
  readonly total: number;
  /** Another spelling to suggest, or empty. */
  readonly suggestedQuery: string;
  /** The query that the service used, if it differs from the visitor's. */
  readonly usedQuery: string;
  /** A message of the service for the visitor, or empty. */
  readonly message: string;
  /** By filter: the number of its results, if the service counts. */
  readonly filterCounts: Readonly<Record<string, number>>;
}

/** A suggestion for the typed text: a query, or a page to open. */
export interface SearchSuggestion {
  readonly kind: 'term' | 'person' | 'page';
  readonly text: string;
  /** The URL of a page, not validated yet. */
  readonly url?: string;
}

const lenientTexts = coerce(lenientText, unknown(), (value) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string').join('|') : value,
);

const Result = object({
  description: lenientText,
  metatags: object({
    title: nonempty(string()),
    url: lenientText,
    'search-image': lenientText,
    'authors-name': lenientTexts,
    'title-location': lenientText,
    'searchresults-tags': lenientTexts,
    'searchresults-kind': lenientText,
    'searchresults-date': lenientDate,
  }),
});

/** A response without a count is invalid: an error must not read as "nothing was found". */
const Response = object({
  results: listOf(Result),
  total: min(number(), 0),
  correctlySpelled: lenientFlag,
  suggestedQuery: lenientText,
  queryUsedForSearch: lenientText,
  statusMessage: lenientText,
  filterCounts: lenientCounts,
});

export function searchPages(query: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer> {
  return request('search', 'pages', { path: '/api/pages', query: { ...query }, signal, read: readAnswer });
}

/** Topics or words, then people, then pages; a service may return terms only. */
export function fetchSuggestions(q: string, lang: string, signal?: AbortSignal): Promise<readonly SearchSuggestion[]> {
  return request('search', 'suggestions', {
    path: '/api/pages/suggestions',
    query: { q, lang },
    signal,
    read: readSuggestions,
  });
}

const pages = listOf(object({ title: nonempty(string()), url: nonempty(string()) }), 5);
const Suggestions = object({ terms: listOf(nonempty(string()), 10), people: pages, pages });

function readSuggestions(body: unknown): SearchSuggestion[] {
  const found = mask(listResponse(body, 'terms'), Suggestions);
  return [
    ...found.terms.map((text) => ({ kind: 'term' as const, text })),
    ...found.people.map(({ title: text, url }) => ({ kind: 'person' as const, text, url })),
    ...found.pages.map(({ title: text, url }) => ({ kind: 'page' as const, text, url })),
  ];
}

function readAnswer(body: unknown): SearchAnswer {
  const { results, total, suggestedQuery, queryUsedForSearch, statusMessage, filterCounts } = mask(
    listResponse(body, 'results'),
    Response,
  );
  return {
    results: results.map(toResult),
    total,
    suggestedQuery,
    usedQuery: queryUsedForSearch,
    message: statusMessage,
    filterCounts,
  };
}

function toResult({ description, metatags }: Infer<typeof Result>): SearchResult {
  return {
    url: metatags.url,
    title: metatags.title,
    description: withoutMarks(description),
    image: metatags['search-image'],
    authors: piped(metatags['authors-name']),
    location: metatags['title-location'],
    tags: piped(metatags['searchresults-tags']),
    kind: metatags['searchresults-kind'],
    date: metatags['searchresults-date'],
  };
}

/** Names and tags are a list, or a text with vertical bars as separators. */
function piped(text: string): string[] {
  return text.split('|').flatMap((part) => part.trim() || []);
}

/** Some search engines mark matches in their results. The page marks them itself. */
function withoutMarks(text: string): string {
  return text.replace(/<\/?(?:em|mark)>/g, '');
}
