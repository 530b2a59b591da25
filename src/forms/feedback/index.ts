/** What a form says back to the visitor; fetched when they begin to fill it in. */
export { announce } from '../../ui';
export { createAnswering } from './answering';
export { ErrorSummary } from './ErrorSummary';
