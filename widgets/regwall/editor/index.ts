/** Fetched in edit mode. */
export { Explanation } from './Explanation';
