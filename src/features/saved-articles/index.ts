/**
 * Saving and rating articles: storage on the device, and actions that wait for a sign-in. Does not belong here: the
 * lists and controls of single widgets.
 */
export { bookmark, bookmarkSolid } from './bookmark';
export { messages as savedMessages } from './messages';
export { Confirmation, Failure } from './Panels';
export { useRating } from './use-rating';
export { save } from './send';
export { useSaving } from './use-saving';
