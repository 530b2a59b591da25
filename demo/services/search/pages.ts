import type { Language } from '../../content/load.ts';
import type { Clock } from '../clock.ts';
import type { Source } from '../database/index.ts';
import type { Kind } from './collect-pages.ts';
import { findText, findWithAllWords, findWithAnyWord, type Found, type FoundPage, type Search } from './find-pages.ts';
import { correct } from './spelling.ts';
import { statusMessages } from './status-messages.ts';
import { wordsOf } from './words.ts';

export interface SearchParameters {
  q: string;
  language: Language;
  /** The position of the first result, from 1: the second page of ten starts at 11. */
  start?: number;
  sort?: 'default' | 'date';
  pageFilter?: 'all' | Kind;
  /** At most 50. */
  rows?: number;
}

export interface SearchResult {
  id: string;
  description: string;
  metatags: {
    title: string;
    url: string;
    'search-image': string;
    /** Several are separated by a vertical bar. */
    'authors-name': string;
    'title-location': string;
    'searchresults-tags': string;
    'searchresults-kind': Kind;
    /** Year, month and day; empty where a page has none. */
    'searchresults-date': string;
  };
}

export interface SearchAnswer {
  results: SearchResult[];
  numFound: number;
  correctlySpelled: boolean;
  /** Another spelling to suggest, or empty. */
  suggestedQuery: string;
  /** The query of the results. It differs from the typed query if only a corrected query has results. */
  queryUsedForSearch: string;
  /** Plain text for the visitor, or empty. */
  statusMessage: string;
  /** The number of results of each filter. */
  filterCounts: Partial<Record<'all' | Kind, number>>;
}

export type SearchPages = (parameters: SearchParameters) => Promise<SearchAnswer>;

/** Finds pages with all the words; else with the corrected spelling; else with some of the words. */
export function createSearchPages({ database, clock }: { database: Source; clock: Clock }): SearchPages {
  return async ({ q, language, start = 1, sort = 'default', pageFilter = 'all', rows = 10 }) => {
    const search: Search = {
      q,
      language,
      kind: pageFilter === 'all' ? undefined : pageFilter,
      sort,
      start,
      rows,
      now: clock(),
    };
    const messages = statusMessages[language];

    const exact = await findExactly(database, search);
    if (exact.total > 0) return answer(exact, { used: q });

    const correction = await correct(database, q, language);
    const corrected = correction ? await findExactly(database, { ...search, q: correction }) : noResults;
    if (correction && corrected.total > 0)
      return answer(corrected, { used: correction, correction, message: messages.corrected(q, correction) });

    const used = correction ?? q;
    const partial =
      wordsOf(used, language).length > 1 ? await findWithAnyWord(database, { ...search, q: used }) : noResults;
    if (partial.total === 0)
      return answer({ ...noResults, kinds: exact.kinds }, { used: q, correction, message: messages.none });
    return answer(partial, {
      used,
      correction,
      message: correction ? messages.corrected(q, correction) : messages.partial,
    });
  };
}

const noResults: Found = { pages: [], total: 0, kinds: {} };

// The database does not split the joined words of Japanese and Arabic.
async function findExactly(database: Source, search: Search): Promise<Found> {
  const found = await findWithAllWords(database, search);
  const isJoined = search.language === 'ja' || search.language === 'ar';
  return found.total === 0 && isJoined ? findText(database, search) : found;
}

function answer(
  { pages, total, kinds }: Found,
  { used, correction, message = '' }: { used: string; correction?: string | undefined; message?: string },
): SearchAnswer {
  return {
    results: pages.map(toResult),
    numFound: total,
    correctlySpelled: correction === undefined,
    suggestedQuery: correction ?? '',
    queryUsedForSearch: used,
    statusMessage: message,
    filterCounts: { all: Object.values(kinds).reduce((sum, count) => sum + count, 0), ...kinds },
  };
}

function toResult({ id, kind, description, ...page }: FoundPage): SearchResult {
  return {
    id: `${kind}/${id}`,
    description,
    metatags: {
      title: page.title,
      url: page.url,
      'search-image': page.image,
      'authors-name': page.authors,
      'title-location': page.location,
      'searchresults-tags': page.tags,
      'searchresults-kind': kind,
      'searchresults-date': page.published ?? '',
    },
  };
}
