/** Fetched where a step has a film. */
export { BackgroundVideo, sourcesOf } from '../../src/features/media';
