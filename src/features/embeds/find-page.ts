/** Fetched when a visitor agreed to see a page that must be looked up. */
export { fetchEmbed as findPage } from '../../services';
