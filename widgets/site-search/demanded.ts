/** What nobody needs who has not touched the search yet, in a chunk of its own. */
export { fetchSuggestions } from '../../src/services';
export { createSearch } from './create-search';
export { Problem } from './parts/Problem';
export { Redirection } from './parts/Redirection';
export { Waiting } from './parts/Waiting';
