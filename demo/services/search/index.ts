/** Site search with PostgreSQL's full-text search: ranking, spelling and suggestions. */
import type { Content } from '../../content/load.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import { fillIndex } from './fill-index.ts';
import { createSearchPages, type SearchPages } from './pages.ts';
import { createSuggest, type Suggest } from './suggestions.ts';

export type { SearchAnswer, SearchResult } from './pages.ts';
export type { Suggestions } from './suggestions.ts';

export interface SiteSearch {
  pages: SearchPages;
  suggestions: Suggest;
}

/** Resolves when the index contains the content. */
export async function createSearch({
  database,
  clock,
  content,
}: {
  database: Database;
  clock: Clock;
  content: Content;
}): Promise<SiteSearch> {
  await fillIndex(database, content);
  const source = database.replica ?? database;
  return { pages: createSearchPages({ database: source, clock }), suggestions: createSuggest({ database: source }) };
}
