/** What the box suggests, and the page of results that it leads to. */
export { SearchPage } from './page/SearchPage';
export { fetchSuggestions, firstOffers } from './suggestions';
