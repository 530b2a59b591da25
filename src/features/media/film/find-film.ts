/** Fetched when a visitor wants to see a film of the platform. */
export { fetchFilm as findFilm, type Film as FoundFilm } from '../../../services';
