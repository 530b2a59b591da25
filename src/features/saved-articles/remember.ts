import { localStore } from '../../core';
import { ARTICLES_KEY, RATINGS_KEY } from '../../session';
import type { User } from '../../services';
import { articleKey } from './article-key';

/** Takes over what the service knows. Whoever follows the maps reads them when the session begins. */
export function rememberSaved({ articles, userRatings }: Pick<User, 'articles' | 'userRatings'>) {
  localStore.setJson(ARTICLES_KEY, Object.fromEntries(articles.map((one) => [articleKey(one.id, one.language), one])));
  localStore.setJson(RATINGS_KEY, Object.fromEntries(userRatings.map((one) => [articleKey(one.articleId, one.language), one])));
}
