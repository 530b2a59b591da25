/** The entries after the page's entry, loaded when the reader is near its end. */
export { NextEntries } from './NextEntries';
export { NextLinks } from './NextLinks';
