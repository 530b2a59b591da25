import { localPage, type FetchPage, type FilterQuery, type ListPage } from '../../src/features/lists';
import { findArticlesBy } from '../../src/services';
import { readDate } from './read-date';
import { mergeWorks, type Work } from './work';

/** What the page says, with the articles of its author. They are asked for once. */
export function createFetchWork(given: { external: readonly Work[]; internal: readonly Work[] }, author: string, pageSize: number): FetchPage<FilterQuery, ListPage<Work>> {
  let items: readonly Work[] | undefined;
  return async (query, { after, lang, signal }) => {
    items ??= mergeWorks(given.external, [...given.internal, ...(await fetchArticles(author, lang, signal))]);
    return localPage({ items, groups: {}, pageSize }, query, after);
  };
}

async function fetchArticles(author: string, language: string, signal: AbortSignal): Promise<readonly Work[]> {
  const articles = await findArticlesBy(author, language, signal);
  return articles.flatMap(({ title, url, source, postType, displayDate, imageUrl, altText }) => {
    const date = readDate(displayDate, language);
    return date ? [{ title, url, source, articleType: postType, date, image: imageUrl ? { src: imageUrl, alt: altText } : undefined }] : [];
  });
}
