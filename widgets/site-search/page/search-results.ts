import type { FetchPage } from '../../../src/features/lists';
import { searchPages } from '../../../src/services/search';
import { PAGE_SIZE, type ResultPage, type SearchQuery } from './query';

export const fetchResults: FetchPage<SearchQuery, ResultPage> = async (query, { lang, signal }) => {
  const { results, ...answer } = await searchPages({ ...query, rows: PAGE_SIZE, lang }, signal);
  return { ...answer, items: results };
};
