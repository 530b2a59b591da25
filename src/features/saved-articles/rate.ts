import { articleKey } from '../../session';
import { publish } from '../../core';
import { rateArticle, type ArticleKey } from '../../services';
import { ratings } from './ratings';

/** Shows at once and takes it back when the service refuses. Throws an HttpError; its status is 401 when the session is over. */
export async function rate({ articleId, language }: ArticleKey, rating: number, signal?: AbortSignal) {
  const key = articleKey(articleId, language);
  const before = Object.hasOwn(ratings.entries.peek(), key) ? ratings.entries.peek()[key] : undefined;
  ratings.set(key, { articleId, language, rating });
  try {
    await rateArticle({ articleId, language }, rating, signal);
    publish('article-rated', { articleId, language, rating });
  } catch (error) {
    // A later rating, or the end of the session, has the last word.
    if (ratings.entries.peek()[key]?.rating === rating) {
      if (before) ratings.set(key, before);
      else ratings.remove(key);
    }
    throw error;
  }
}
