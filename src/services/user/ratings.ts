import { authorizedRequest } from '../../session';
import type { ArticleKey } from './saved-articles';
import { visitorPath } from './visitor-path';

/** From 1 to 5; a later rating replaces the earlier. Answers 401 when the session is over. */
export function rateArticle({ articleId, language }: ArticleKey, rating: number, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('user', visitorPath('/ratings'), { method: 'POST', json: { articleId, language, rating }, signal, read: () => undefined });
}
