/** The suggestions of the box, and the result page. */
export { SearchPage } from './page/SearchPage';
export { fetchSuggestions, firstOffers } from './suggestions';
