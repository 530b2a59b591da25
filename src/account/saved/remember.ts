import { localStore } from '../../core';
import type { User } from '../../services';
import { articleKey } from './article-key';

/** Under these names the visitor's maps are stored, and dropped when the session ends. */
export const ARTICLES = 'articles';
export const RATINGS = 'ratings';

/** Takes over what the service knows. Whoever follows the maps reads them when the session begins. */
export function rememberSaved({ articles, userRatings }: Pick<User, 'articles' | 'userRatings'>) {
  localStore.setJson(ARTICLES, Object.fromEntries(articles.map((one) => [articleKey(one.id, one.language), one])));
  localStore.setJson(RATINGS, Object.fromEntries(userRatings.map((one) => [articleKey(one.articleId, one.language), one])));
}
