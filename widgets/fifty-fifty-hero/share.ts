/** Fetched where the page may be shared. */
export { ShareLinks } from '../../src/ui';
