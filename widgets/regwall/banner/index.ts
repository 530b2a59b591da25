/** Fetched where the wall is a banner. */
export { Banner } from './Banner';
