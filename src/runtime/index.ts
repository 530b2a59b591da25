/** React meets the placeholder. Loaded with the first widget; knows no widget and no control of the kit. */
export { useWidget } from '../core';
