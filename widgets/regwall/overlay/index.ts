/** Fetched where the wall is a veil. */
export { RegwallOverlay } from './RegwallOverlay';
