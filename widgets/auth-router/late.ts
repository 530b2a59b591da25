/** The dialog of a route, and the actions in its URL. */
export * from './arrive';
export * from './Flow';
export * from './route-actions';
