/** Fetched when a visitor wants to see it. */
export { Film } from '../../src/features/media';
