import { localStore } from '../core/storage';
import { ARTICLES_KEY, RATINGS_KEY } from './state';

export interface Saved {
  readonly articles: readonly { readonly id: string; readonly language: string }[] | undefined;
  readonly userRatings:
    | readonly { readonly articleId: string; readonly language: string; readonly rating: number }[]
    | undefined;
}

/** `articleId_language`: the same article in two languages counts as two. */
export function articleKey(articleId: string, language = ''): string {
  return `${articleId}_${language || 'en'}`;
}

/** Stores the service's values; omitted ones stay. Subscribers of the maps read them when the session begins. */
export function rememberSaved({ articles, userRatings }: Partial<Saved>) {
  if (articles)
    localStore.setJson(
      ARTICLES_KEY,
      Object.fromEntries(articles.map((article) => [articleKey(article.id, article.language), article])),
    );
  if (userRatings)
    localStore.setJson(
      RATINGS_KEY,
      Object.fromEntries(userRatings.map((rating) => [articleKey(rating.articleId, rating.language), rating])),
    );
}
