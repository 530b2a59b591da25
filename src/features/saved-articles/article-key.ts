import type { PendingAction } from '../../session';

/** `articleId_language`: the same article in two languages is two articles. */
export function articleKey(articleId: string, language = ''): string {
  return `${articleId}_${language || 'en'}`;
}

/** Of the article that a pending action is about. */
export const keyOf = ({ articleId, language }: PendingAction['detail']) => articleKey(String(articleId), String(language));
