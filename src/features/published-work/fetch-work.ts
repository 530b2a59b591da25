import { readDate } from '../dates';
import { localPage, type FetchPage, type FilterQuery, type ListPage } from '../lists';
import { findInsights } from '../../services/insights';
import { mergeWorks, type Work } from './work';

/** The number of articles to request of one author. */
const MAX_WORKS = 100;

/** The works in the page, and the articles of its author, which are requested once. */
export function createFetchWork(
  works: { external: readonly Work[]; internal: readonly Work[] },
  author: string,
  pageSize: number,
): FetchPage<FilterQuery, ListPage<Work>> {
  let items: readonly Work[] | undefined;
  return async (query, { after, lang, signal }) => {
    items ??= mergeWorks(works.external, [...works.internal, ...(await fetchArticles(author, lang, signal))]);
    return localPage({ items, groups: {}, pageSize }, query, after);
  };
}

async function fetchArticles(author: string, language: string, signal: AbortSignal): Promise<readonly Work[]> {
  // The service stores the id of an author as a tag.
  const taxonomyAndTags = { queryType: 'or', ids: [], tags: [], mustHaveTags: [author], mustNotHaveTags: [] } as const;
  const { posts } = await findInsights(
    { limit: MAX_WORKS, afterId: '', taxonomyAndTags, excludeItems: [], language, isAlumni: false, filters: [] },
    signal,
  );
  return posts.flatMap(({ title, url, source, postType, displayDate, imageUrl, altText }) => {
    const date = readDate(displayDate, language);
    return date
      ? [
          {
            title,
            url,
            source,
            articleType: postType,
            date,
            image: imageUrl ? { src: imageUrl, alt: altText } : undefined,
          },
        ]
      : [];
  });
}
