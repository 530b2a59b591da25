export { Confirmation } from './Confirmation';
export { Failure } from './Failure';
export { messages as savedMessages } from './messages';
export { save } from './save';
export { useRating } from './use-rating';
export { useSaving } from './use-saving';
