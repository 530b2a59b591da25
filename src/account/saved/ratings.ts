import type { User } from '../../services';
import { createLocalMap } from './local-map';
import { RATINGS } from './remember';

/** The visitor's ratings, by `articleKey`. */
export const ratings = createLocalMap<User['userRatings'][number]>(RATINGS);
