/**
 * Images generated from a seed: the same id always gives the same small SVG, so that nothing needs storing. Five
 * families, six colours, four aspect ratios; no script, no text, no external reference.
 */
export { type Ratio, ratios } from './canvas.ts';
export { families, type Family } from './families.ts';
export { image } from './image.ts';
export { portrait } from './portrait.ts';
export { poster } from './poster.ts';
