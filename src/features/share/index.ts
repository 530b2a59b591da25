/** Ways to pass a page on, for whichever widget offers them. */
export { ShareLinks } from './ShareLinks';
