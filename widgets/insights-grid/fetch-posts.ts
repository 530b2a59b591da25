import { regional } from '../../src/core';
import type { FetchPage, FilterQuery } from '../../src/features/lists';
import { postPage, type PostPage } from '../../src/features/posts';
import { findInsights, type InsightsFilter } from '../../src/services/insights';
import type { InsightsGridProps } from './props';

/** The largest page that services return. */
const LARGEST_PAGE = 100;

export function createFetchPosts({
  limit,
  filters = [],
  queryType,
  ids = [],
  tags = [],
  mustHaveTags = [],
  mustNotHaveTags = [],
  pageId,
  excludeItems = [],
  isAlumni,
}: InsightsGridProps): FetchPage<FilterQuery, PostPage> {
  return async ({ values, page }, { after, lang, signal }) => {
    const chosen = filters.filter(({ id, name }) => (id ?? name) === values['filter']);
    const { posts, total, next } = await findInsights(
      {
        limit: after === undefined ? Math.min(LARGEST_PAGE, limit * page) : limit,
        afterId: String(after ?? ''),
        taxonomyAndTags: { queryType, ids, tags, mustHaveTags, mustNotHaveTags },
        excludeItems: [...new Set(pageId ? [pageId, ...excludeItems] : excludeItems)],
        language: regional(lang),
        isAlumni,
        filters: chosen.map(({ id, name, taxonomy = [], tags: tagged = [] }): InsightsFilter => ({
          id: id ?? name,
          name,
          taxonomy,
          tags: tagged,
        })),
      },
      signal,
    );
    return postPage(posts, total, next);
  };
}
