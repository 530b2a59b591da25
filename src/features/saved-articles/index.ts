export { Confirmation } from './Confirmation';
export { Failure } from './Failure';
export { articleKey } from './article-key';
export { messages as savedMessages } from './messages';
export { rememberSaved } from './remember';
export { save } from './save';
export { useRating } from './use-rating';
export { useSaving } from './use-saving';
