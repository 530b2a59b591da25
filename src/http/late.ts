/**
 * Code for few requests: presets, rewriting by the configuration, files of hosts, and explaining a request without a
 * response.
 */
export { fetchText } from './fetch-text';
export { configureWithPresets } from './presets';
export { prepare } from './prepare';
export { explainUnreachable } from './unreachable';
