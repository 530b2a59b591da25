/** What happens at a route: its dialog, or what its address asks for. */
export * from './arrive';
export * from './flow/Flow';
export * from './route-actions';
