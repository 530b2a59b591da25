/** Fetched where something is gated. */
export { Declaration } from './Declaration';
