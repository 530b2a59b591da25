/** What few requests need: presets, what the configuration rewrites, files of hosts, and what a request without a response means. */
export { fetchText } from './fetch-text';
export { configureWithPresets } from './presets';
export { prepare } from './prepare';
export { explainUnreachable } from './unreachable';
