import { articleKey, type PendingAction } from '../../session';

/** Of the article that a pending action is about. */
export const keyOf = ({ articleId, language }: PendingAction['detail']) => articleKey(String(articleId), String(language));
