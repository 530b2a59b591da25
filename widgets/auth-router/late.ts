/** The dialog of a route, and the actions in its URL. */
export * from './arrive';
export * from './flow/Flow';
export * from './route-actions';
