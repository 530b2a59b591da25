/** The runtime chunk, as the loader imports it. */
export { noteError, notesOf } from './notes';
export { complete, enqueue } from './queue';
export { explainUnknown, open, replay, start, unmount } from './start';
