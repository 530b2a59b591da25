import { RATINGS_KEY } from '../../session';
import type { User } from '../../services';
import { createLocalMap } from './local-map';

/** The visitor's ratings, by `articleKey`. */
export const ratings = createLocalMap<User['userRatings'][number]>(RATINGS_KEY);
