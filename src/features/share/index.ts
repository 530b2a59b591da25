/** Ways to pass an address on, for whichever widget offers them. */
export { PageShareLinks } from './PageShareLinks';
export { ShareLinks } from './ShareLinks';
