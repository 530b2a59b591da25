/** The dialog of an address that asks for a sign-in, and the actions that an address names. */
export * from './flow/Flow';
export * from './route-actions';
