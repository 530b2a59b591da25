/** What few requests need: presets, what the configuration rewrites, and what a request without a response means. */
export { configureWithPresets } from './presets';
export { prepare } from './prepare';
export { explainUnreachable } from './unreachable';
