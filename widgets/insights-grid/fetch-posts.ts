import { regional } from '../../src/core';
import { fold, type FetchPage, type FilterQuery, type Source } from '../../src/features/lists';
import { postPage, type PostPage, sourcePage } from '../../src/features/posts';
import { findInsights, type InsightsFilter, type SourcePost } from '../../src/services/insights';
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

/** A source has topics instead of a taxonomy. They match tags by name, ignoring case. */
export function createFetchSourcePosts(
  source: Source<SourcePost>,
  {
    limit,
    filters = [],
    queryType,
    ids = [],
    tags = [],
    mustHaveTags = [],
    mustNotHaveTags = [],
    excludeItems = [],
  }: InsightsGridProps,
): FetchPage<FilterQuery, PostPage> {
  return async ({ values, page }, { after }) => {
    const chosen = filters.find(({ id, name }) => (id ?? name) === values['filter']);
    const isWanted = ({ id, topics }: SourcePost) => {
      const has = createTopicTest(topics);
      const topicIds = [...ids, ...tags];
      return (
        !excludeItems.includes(id) &&
        (!topicIds.length || (queryType === 'and' ? topicIds.every(has) : topicIds.some(has))) &&
        mustHaveTags.every(has) &&
        !mustNotHaveTags.some(has) &&
        (!chosen || [chosen.name, ...(chosen.taxonomy ?? []), ...(chosen.tags ?? [])].some(has))
      );
    };
    return sourcePage((await source.read()).filter(isWanted), { page, after, limit });
  };
}

function createTopicTest(topics: readonly string[]): (name: string) => boolean {
  const folded = new Set(topics.map(fold));
  return (name) => folded.has(fold(name));
}
