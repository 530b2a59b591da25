import { regional, slugOf } from '../../src/core';
import type { FetchPage, Source } from '../../src/features/lists';
import { postPage, type PostPage, sourcePage } from '../../src/features/posts';
import { findBlogPosts } from '../../src/services/blogs';
import type { SourcePost } from '../../src/services/insights';
import type { BlogFilter, BlogQuery } from './blog-address';

export interface BlogPage extends PostPage {
  /** Nothing has this tag or author: these are all entries. */
  readonly isUnknown?: boolean;
}

/** Marks a cursor of all entries, shown because the requested filter finds none. */
const ALL = 'all:';

export function createFetchPosts({
  site,
  blog,
  limit,
}: {
  site: string;
  blog: string;
  limit: number;
}): FetchPage<BlogQuery, BlogPage> {
  return async ({ filter }, { after, lang, signal }) => {
    const fetchPage = async (chosen: BlogFilter | undefined, afterId: string) => {
      const { posts, total, next } = await findBlogPosts(
        { site, blog, limit, afterId, language: regional(lang), ...(chosen && { [chosen.type]: chosen.value }) },
        signal,
      );
      return postPage(posts, total, next);
    };
    const fetchAll = async (afterId: string): Promise<BlogPage> => {
      const page = await fetchPage(undefined, afterId);
      return { ...page, next: page.next && `${ALL}${page.next}`, isUnknown: true };
    };
    const cursor = String(after ?? '');
    if (cursor.startsWith(ALL)) return fetchAll(cursor.slice(ALL.length));
    const page = await fetchPage(filter, cursor);
    return filter && !cursor && page.items.length === 0 ? fetchAll('') : page;
  };
}

/** Entries of a source by their topics and authors. Without any, all of them, as with the service. */
export function createFetchSourcePosts(source: Source<SourcePost>, limit: number): FetchPage<BlogQuery, BlogPage> {
  return async ({ filter }, { after }) => {
    const posts = await source.read();
    const namesOf = ({ topics, authors }: SourcePost) => (filter?.type === 'tag' ? topics : authors);
    const found = filter ? posts.filter((post) => namesOf(post).some((name) => slugOf(name) === filter.value)) : posts;
    return found.length || !filter
      ? sourcePage(found, { after, limit })
      : { ...sourcePage(posts, { after, limit }), isUnknown: true };
  };
}
