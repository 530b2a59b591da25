import { ARTICLES_KEY } from '../../session';
import type { User } from '../../services';
import { createLocalMap } from './local-map';

/** The visitor's saved articles, by `articleKey`. */
export const savedArticles = createLocalMap<User['articles'][number]>(ARTICLES_KEY);
