import { coerce, mask, nonempty, object, string, type, type Infer } from 'superstruct';
import { request } from '../http';
import { type InsightsAnswer, readPosts } from './insights';
import { optionalField, listOf, listResponse, lenientText } from './response';

export interface BlogPostsRequest {
  readonly site: string;
  readonly blog: string;
  /** By their slugs. */
  readonly tag?: string;
  readonly author?: string;
  readonly limit: number;
  /** `next` of the previous page, or empty. */
  readonly afterId: string;
  /** A BCP 47 tag. */
  readonly language: string;
}

const Tag = object({ url: lenientText, title: nonempty(string()) });

/** The details of an author of a blog, without the name. */
export const authorFields = {
  url: lenientText,
  /** A URL, or an object with one. */
  image: optionalField(coerce(nonempty(string()), type({ src: string() }), ({ src }) => src)),
  firmtitle: lenientText,
  location: optionalField(object({ name: lenientText, url: lenientText })),
  authordescription: lenientText,
  profiledescription: lenientText,
  profileurl: lenientText,
  authorTitle: lenientText,
};

const Author = object({ ...authorFields, title: nonempty(string()) });

/** As the service sends it: plain texts, and URLs that are not validated yet. */
export type BlogTag = Infer<typeof Tag>;
export type BlogAuthor = Infer<typeof Author>;

/** Latest first. */
export function findBlogPosts(
  { site, blog, ...query }: BlogPostsRequest,
  signal?: AbortSignal,
): Promise<InsightsAnswer> {
  return request('articles', 'blogPosts', {
    path: '/{site}/{blog}/posts',
    answers: 'posts',
    params: { site, blog },
    query: { ...query },
    signal,
    read: readPosts,
  });
}

export function fetchBlogTags(site: string, blog: string): Promise<readonly BlogTag[]> {
  return request('articles', 'blogTags', {
    path: '/{site}/{blog}/tags',
    params: { site, blog },
    read: (body) => mask(listResponse(body, 'results'), object({ results: listOf(Tag) })).results,
  });
}

export function fetchBlogAuthors(site: string, blog: string): Promise<readonly BlogAuthor[]> {
  return request('articles', 'blogAuthors', {
    path: '/{site}/{blog}/authors',
    params: { site, blog },
    read: (body) => mask(listResponse(body, 'results'), object({ results: listOf(Author) })).results,
  });
}
