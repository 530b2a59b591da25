import { localStore } from '../core/storage';
import { ARTICLES_KEY, RATINGS_KEY } from './state';

interface Saved {
  readonly articles: readonly { readonly id: string; readonly language: string }[];
  readonly userRatings: readonly { readonly articleId: string; readonly language: string; readonly rating: number }[];
}

/** `articleId_language`: the same article in two languages is two articles. */
export function articleKey(articleId: string, language = ''): string {
  return `${articleId}_${language || 'en'}`;
}

/** Takes over what the service knows. Whoever follows the maps reads them when the session begins. */
export function rememberSaved({ articles, userRatings }: Saved) {
  localStore.setJson(ARTICLES_KEY, Object.fromEntries(articles.map((one) => [articleKey(one.id, one.language), one])));
  localStore.setJson(RATINGS_KEY, Object.fromEntries(userRatings.map((one) => [articleKey(one.articleId, one.language), one])));
}
