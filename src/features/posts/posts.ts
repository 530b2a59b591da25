import type { PropsOf } from '../../contract';
import { safeLink } from '../../core';
import type { PostItem } from '../../services/insights';
import type { ListPage } from '../lists';
import type { postProps } from './post-props';

export interface PostPage extends ListPage<PostItem> {
  /** False if the service does not count: then the number is a minimum. */
  readonly isCounted: boolean;
}

/** Removes articles without a URL, and duplicates. */
export function postPage(posts: readonly PostItem[], total: number | undefined, next: string | undefined): PostPage {
  const items = [...new Map(posts.filter(({ url }) => safeLink(url)).map((post) => [keyOf(post), post])).values()];
  return { items, total: total ?? items.length, next, isCounted: total !== undefined || next === undefined };
}

export function keyOf({ id, url }: PostItem): string {
  return id || url;
}

/** Undefined for an invalid date, and for the year 1, which content systems print for an empty date. */
export function dateOf(text: string): string | undefined {
  const year = new Date(text).getUTCFullYear();
  return year > 1 && year < 10_000 ? text : undefined;
}

/** The server-rendered posts in the service's format. */
export function serverPosts(posts: readonly NonNullable<PropsOf<{ post: typeof postProps }>['post']>[]): PostItem[] {
  return posts.map((post) => {
    const {
      id = '',
      imageUrl = '',
      altText = '',
      postType = '',
      eyebrow = '',
      contentType = '',
      source = '',
      displayDate = '',
      description = '',
      templateName = '',
      readingMinutes = 0,
    } = post;
    return {
      ...post,
      id,
      imageUrl,
      altText,
      postType,
      eyebrow,
      contentType,
      source,
      displayDate,
      description,
      templateName,
      readingMinutes,
    };
  });
}
