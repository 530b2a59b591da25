import { readSourcePosts, type SourcePost } from '../../services/insights';
import { type Source, useSource } from '../lists';
import { keyOf, type PostPage } from './posts';
import { safeLink } from '../../core';

/** The articles of a source with a URL, without duplicates. */
export function useSourcePosts(address: string | undefined): Source<SourcePost> | undefined {
  return useSource(address, 'posts', (rows) => {
    const posts = readSourcePosts(rows).filter(({ url }) => safeLink(url));
    return [...new Map(posts.map((post) => [keyOf(post), post])).values()];
  });
}

interface SourcePage {
  /** The pages up to this one, from 1. Default: 1 */
  page?: number;
  /** `next` of the previous page. */
  after: string | number | undefined;
  limit: number;
}

/** A page of the filtered articles, in the order of the source. */
export function sourcePage(posts: readonly SourcePost[], { page = 1, after, limit }: SourcePage): PostPage {
  const [first, last] = after === undefined ? [0, page * limit] : [Number(after), Number(after) + limit];
  return {
    items: posts.slice(first, last),
    total: posts.length,
    next: last < posts.length ? last : undefined,
    isCounted: true,
  };
}
