import {
  array,
  assign,
  coerce,
  min,
  nonempty,
  number,
  object,
  optional,
  string,
  unknown,
  mask,
  type Infer,
} from 'superstruct';
import { request } from '../http';
import { listOf, listResponse, lenientFlag, lenientDate, lenientNumber, lenientText } from './response';

/** Required subjects of an article, by taxonomy ids and by tags. */
export interface InsightsFilter {
  readonly id: string;
  readonly name: string;
  readonly taxonomy: readonly string[];
  readonly tags: readonly string[];
}

export interface InsightsRequest {
  readonly limit: number;
  /** `next` of the previous page, or empty. */
  readonly afterId: string;
  readonly taxonomyAndTags: {
    /** Whether an article must match any of the ids and tags, or all. */
    readonly queryType: 'and' | 'or';
    readonly ids: readonly string[];
    readonly tags: readonly string[];
    readonly mustHaveTags: readonly string[];
    readonly mustNotHaveTags: readonly string[];
  };
  readonly excludeItems: readonly string[];
  /** A BCP 47 tag. */
  readonly language: string;
  readonly isAlumni: boolean;
  /** An article must match all of them. */
  readonly filters: readonly InsightsFilter[];
}

const Post = object({
  id: lenientText,
  title: nonempty(string()),
  url: nonempty(string()),
  imageUrl: lenientText,
  altText: lenientText,
  postType: lenientText,
  eyebrow: lenientText,
  contentType: lenientText,
  source: lenientText,
  displayDate: lenientDate,
  description: lenientText,
  templateName: lenientText,
  /** 0 if the service does not send it. */
  readingMinutes: lenientNumber,
});

/** As the service sends it: plain texts, and URLs and dates that are not validated yet. */
export type PostItem = Infer<typeof Post>;

const SourcePost = assign(Post, object({ topics: listOf(nonempty(string())), authors: listOf(nonempty(string())) }));

/** An article of a source, with the topics and authors that filters compare. */
export type SourcePost = Infer<typeof SourcePost>;

export interface InsightsAnswer {
  readonly posts: readonly PostItem[];
  /** Undefined if the service does not count. */
  readonly total: number | undefined;
  /** Undefined on the last page. */
  readonly next: string | undefined;
}

const MAX_PAGE_SIZE = 200;

/** A response without a list is invalid: an error must not read as "no articles". */
const Response = object({
  posts: array(),
  hasNext: lenientFlag,
  nextCursor: lenientText,
  total: coerce(optional(min(number(), 0)), unknown(), (value) =>
    typeof value === 'number' && value >= 0 ? value : undefined,
  ),
});

export function findInsights(query: InsightsRequest, signal?: AbortSignal): Promise<InsightsAnswer> {
  return request('articles', 'insights', {
    path: 'POST /api/insightsgrid/articles',
    answers: 'posts',
    isRead: true,
    json: query,
    signal,
    read: readPosts,
  });
}

/** Articles of a source, in the shape of the service. Invalid ones are left out. */
export function readSourcePosts(posts: readonly unknown[]): readonly SourcePost[] {
  return mask({ posts }, object({ posts: listOf(SourcePost, posts.length) })).posts;
}

/** A page of posts of any service; a bare list is one page. */
export function readPosts(body: unknown): InsightsAnswer {
  const { posts, hasNext, nextCursor, total } = mask(listResponse(body, 'posts'), Response);
  return {
    posts: mask({ posts }, object({ posts: listOf(Post, MAX_PAGE_SIZE) })).posts,
    total,
    next: (hasNext && nextCursor) || undefined,
  };
}
