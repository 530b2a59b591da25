/** What comes after the entry of the page, once the reader is near its end. */
export { NextEntries } from './NextEntries';
export { NextLinks } from './NextLinks';
