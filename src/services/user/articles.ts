import { type Infer, mask, nonempty, object, string } from 'superstruct';
import { authorizedRequest } from '../../session/calls';
import { contentOf, listOf, listResponse, someNumber, someText } from '../response';
import { fromService } from '../../http';

export interface ArticleKey {
  readonly articleId: string;
  readonly language: string;
}

const SavedArticleCard = object({
  id: nonempty(string()),
  language: someText,
  url: someText,
  imageUrl: someText,
  title: someText,
  type: someText,
});

export type SavedArticleCard = Infer<typeof SavedArticleCard>;

const SavedArticlePage = object({ savedArticles: listOf(SavedArticleCard), totalRecords: someNumber });

export type SavedArticlePage = Infer<typeof SavedArticlePage>;

/** Cards that one request asks for. */
export const SAVED_ARTICLES_PAGE = 9;

export function fetchSavedArticles(currentOffset: number, signal?: AbortSignal): Promise<SavedArticlePage> {
  return authorizedRequest('savedArticles', {
    query: { currentOffset, pageSize: SAVED_ARTICLES_PAGE },
    signal,
    read: (body) =>
      mask(listResponse(fromService('user', 'savedArticles', contentOf(body)), 'savedArticles'), SavedArticlePage),
  });
}

/** Answers 401 when the session is over. */
export function saveArticle({ articleId, language }: ArticleKey, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('saveArticle', {
    method: 'POST',
    json: { articleId, language },
    signal,
    read: () => undefined,
  });
}

/** Answers 401 when the session is over. */
export function unsaveArticle({ articleId, language }: ArticleKey, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('unsaveArticle', {
    method: 'DELETE',
    params: { articleId, language },
    signal,
    read: () => undefined,
  });
}

/** From 1 to 5; a later rating replaces the earlier. Answers 401 when the session is over. */
export function rateArticle({ articleId, language }: ArticleKey, rating: number, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('rateArticle', {
    method: 'POST',
    json: { articleId, language, rating },
    signal,
    read: () => undefined,
  });
}
