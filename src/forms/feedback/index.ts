/** What a form says back to the visitor; fetched when they begin to fill it in. */
export { announce } from '../../ui';
export { createController } from './controller';
export { ErrorSummary } from './ErrorSummary';
