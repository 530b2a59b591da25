import type { Intent } from '../../core';

/** `articleId_language`: the same article in two languages is two articles. */
export function articleKey(articleId: string, language = ''): string {
  return `${articleId}_${language || 'en'}`;
}

/** Of the article that an intent is about. */
export const keyOf = ({ articleId, language }: Intent['detail']) => articleKey(String(articleId), String(language));
