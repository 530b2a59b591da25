/** Share links, for any widget. */
export { PageShareLinks } from './PageShareLinks';
export { ShareLinks } from './ShareLinks';
