import { mask, nonempty, object, string, boolean, type Infer } from 'superstruct';
import { isSignedIn } from '../../session';
import { authorizedRequest, accountRequest } from '../../session/calls';
import { itemsOf, listResponse, lenientDate, lenientFlag, lenientNumber, lenientText, lenientDay } from '../response';

export interface ArticleKey {
  readonly articleId: string;
  readonly language: string;
}

const SavedArticleCard = object({
  id: nonempty(string()),
  language: lenientText,
  url: lenientText,
  imageUrl: lenientText,
  title: lenientText,
  type: lenientText,
  description: lenientText,
  /** An ISO date; empty if the service does not send it. */
  publishedAt: lenientDate,
  /** Whether its full text is for registered readers only. */
  isGated: lenientFlag,
});

export type SavedArticleCard = Infer<typeof SavedArticleCard>;

const SavedArticlePage = object({ savedArticles: itemsOf(SavedArticleCard), totalRecords: lenientNumber });

export type SavedArticlePage = Infer<typeof SavedArticlePage>;

/** Cards per request. */
export const SAVED_ARTICLES_PAGE = 9;

export function fetchSavedArticles(currentOffset: number, signal?: AbortSignal): Promise<SavedArticlePage> {
  return authorizedRequest('savedArticles', {
    path: '/api/v2/user/article',
    query: { currentOffset, pageSize: SAVED_ARTICLES_PAGE },
    signal,
    read: (content) => mask(listResponse(content, 'savedArticles'), SavedArticlePage),
  });
}

/** Throws a 401 if the session has ended. */
export function saveArticle({ articleId, language }: ArticleKey, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('saveArticle', {
    path: 'POST /v2/users/{userId}/articles',
    json: { articleId, language },
    signal,
    read: () => undefined,
  });
}

/** Throws a 401 if the session has ended. */
export function unsaveArticle({ articleId, language }: ArticleKey, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('unsaveArticle', {
    path: 'DELETE /v2/users/{userId}/articles/{articleId}/{language}',
    params: { articleId, language },
    signal,
    read: () => undefined,
  });
}

/** From 1 to 5; a later rating replaces the earlier one. Throws a 401 if the session has ended. */
export function rateArticle({ articleId, language }: ArticleKey, rating: number, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('rateArticle', {
    path: 'POST /v2/users/{userId}/ratings',
    json: { articleId, language, rating },
    signal,
    read: () => undefined,
  });
}

const Reading = object({
  /** Whether this article is among the free ones of the month. */
  isFree: boolean(),
  /** The number of further free articles. */
  left: lenientNumber,
  allowance: lenientNumber,
  /** The day on which the count is reset, `YYYY-MM-DD`; empty if the service does not provide it. */
  resetsOn: lenientDay,
  /** Sent with the next article; signed by the service. */
  counter: lenientText,
});

export type Reading = Infer<typeof Reading>;

/** Counts an article once a month, however often it is called. Signed-in visitors are counted by the service. */
export function countReading(article: string, counter: string): Promise<Reading> {
  const send = isSignedIn() ? authorizedRequest : accountRequest;
  return send('countReading', {
    path: 'POST /v2/readings',
    isOptional: true,
    answers: 'reading',
    isRead: true,
    json: { article, counter },
    read: (content) => mask(content, Reading),
  });
}
