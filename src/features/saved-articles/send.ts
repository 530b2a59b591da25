import { publish } from '../../core';
import { type ArticleKey, rateArticle, saveArticle, unsaveArticle } from '../../services/user';
import { articleKey } from '../../session/calls';
import { ratings, savedArticles } from './stores';

/** Throws an HttpError; its status is 401 if the session has ended. */
export async function save(article: ArticleKey, signal?: AbortSignal) {
  await saveArticle(article, signal);
  savedArticles.set(articleKey(article.articleId, article.language), {
    id: article.articleId,
    language: article.language,
  });
  publish('article-saved', { ...article });
}

/** Throws an HttpError; its status is 401 if the session has ended. */
export async function unsave(article: ArticleKey, signal?: AbortSignal) {
  await unsaveArticle(article, signal);
  savedArticles.remove(articleKey(article.articleId, article.language));
  publish('article-unsaved', { ...article });
}

/**
 * Shows the rating immediately and reverts it if the service rejects it. Throws an HttpError, with status 401 if the
 * session has ended.
 */
export async function rate({ articleId, language }: ArticleKey, rating: number, signal?: AbortSignal) {
  const key = articleKey(articleId, language);
  const before = Object.hasOwn(ratings.entries.peek(), key) ? ratings.entries.peek()[key] : undefined;
  ratings.set(key, { articleId, language, rating });
  try {
    await rateArticle({ articleId, language }, rating, signal);
    publish('article-rated', { articleId, language, rating });
  } catch (error) {
    // A later rating, or the end of the session, takes precedence.
    if (ratings.entries.peek()[key]?.rating === rating) {
      if (before) ratings.set(key, before);
      else ratings.remove(key);
    }
    throw error;
  }
}
