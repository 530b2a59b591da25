/** Site search on PostgreSQL's own full-text search: ranking, spelling and suggestions. */
import type { Content } from '../../content/load';
import type { Clock } from '../clock';
import type { Database } from '../database';
import { fillIndex } from './fill-index';
import { createSearchPages, type SearchPages } from './pages';
import { createSuggest, type Suggest } from './suggestions';

export type { SearchAnswer, SearchParameters, SearchResult } from './pages';

export interface SiteSearch {
  pages: SearchPages;
  suggestions: Suggest;
}

/** Ready once the index holds the content. */
export async function createSearch({ database, clock, content }: { database: Database; clock: Clock; content: Content }): Promise<SiteSearch> {
  await fillIndex(database, content);
  return { pages: createSearchPages({ database, clock }), suggestions: createSuggest({ database }) };
}
