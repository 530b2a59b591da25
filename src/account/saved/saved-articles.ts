import { publish } from '../../core';
import { saveArticle, unsaveArticle, type ArticleKey, type User } from '../../services';
import { articleKey } from './article-key';
import { createLocalMap } from './local-map';
import { ARTICLES } from './remember';

/** The visitor's saved articles, by `articleKey`. */
export const savedArticles = createLocalMap<User['articles'][number]>(ARTICLES);

/** Throws an HttpError; its status is 401 when the session is over. */
export async function save(article: ArticleKey, signal?: AbortSignal) {
  await saveArticle(article, signal);
  savedArticles.set(articleKey(article.articleId, article.language), { id: article.articleId, language: article.language });
  publish('article-saved', { ...article });
}

/** Throws an HttpError; its status is 401 when the session is over. */
export async function unsave(article: ArticleKey, signal?: AbortSignal) {
  await unsaveArticle(article, signal);
  savedArticles.remove(articleKey(article.articleId, article.language));
  publish('article-unsaved', { ...article });
}
