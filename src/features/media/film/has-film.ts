import type { PropsOf } from '../../../contract';
import { sourcesOf } from '../files';
import type { filmProps } from './film-props';

/** Whether there is anything to play. Apart from the player, so that asking does not fetch it. */
export function hasFilm(given: PropsOf<typeof filmProps>): boolean {
  return Boolean(given.videoId) || sourcesOf(given).length > 0;
}
