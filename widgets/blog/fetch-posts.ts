import { regional } from '../../src/core';
import type { FetchPage } from '../../src/features/lists';
import { postPage, type PostPage } from '../../src/features/posts';
import { findBlogPosts } from '../../src/services/blogs';
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
    const askAll = async (afterId: string): Promise<BlogPage> => {
      const page = await fetchPage(undefined, afterId);
      return { ...page, next: page.next && `${ALL}${page.next}`, isUnknown: true };
    };
    const cursor = String(after ?? '');
    if (cursor.startsWith(ALL)) return askAll(cursor.slice(ALL.length));
    const page = await fetchPage(filter, cursor);
    return filter && !cursor && page.items.length === 0 ? askAll('') : page;
  };
}
