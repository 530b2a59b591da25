/** The submission of the form, and the steps for users of an identity provider. */
export { finish, schemaFor, send } from './send';
export { Steps } from './steps/Steps';
