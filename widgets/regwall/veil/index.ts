/** Fetched where the wall is a veil. */
export { Veil } from './Veil';
