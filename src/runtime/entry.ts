/** The runtime chunk, as the loader imports it. */
export { noteError, notesOf } from './notes';
export { resolveWidget as complete, enqueue } from './queue';
export { explainUnknown, open, replay, start, unmount } from './start';
