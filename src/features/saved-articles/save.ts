import { articleKey } from '../../session';
import { publish } from '../../core';
import { saveArticle, unsaveArticle, type ArticleKey } from '../../services';
import { savedArticles } from './saved-articles';

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
