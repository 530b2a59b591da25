import { array, mask, nonempty, object, string, unknown } from 'superstruct';
import { request } from '../http';
import { contentOf, listOf, someText } from './response';

const Article = object({ title: nonempty(string()), url: someText, imageUrl: someText, altText: someText, postType: someText, source: someText, displayDate: someText });

/** Without posts it is no answer: an error must not read as "nothing was published". */
const Response = object({ posts: array(unknown()) });

const MOST = 100;

/** The latest articles that are tagged with the id of their author, at most 100, in one language. */
export function findArticlesBy(author: string, language: string, signal?: AbortSignal) {
  const json = { limit: MOST, afterId: '', language, taxonomyAndTags: { mustHaveTags: [author] } };
  return request('articles', '/api/insightsgrid/articles', { method: 'POST', isRead: true, json, signal, read: readArticles });
}

function readArticles(body: unknown) {
  const { posts } = mask(contentOf(body), Response);
  return mask({ posts }, object({ posts: listOf(Article, MOST) })).posts;
}
