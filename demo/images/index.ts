/**
 * Pictures made from a seed: the same id always gives the same small SVG, so that nothing needs storing.
 * Five families, six colours, four aspect ratios; no script, no text, no reference to anything outside.
 */
export { type Ratio, ratios } from './canvas';
export { families, type Family } from './families';
export { image } from './image';
export { portrait } from './portrait';
export { poster } from './poster';
