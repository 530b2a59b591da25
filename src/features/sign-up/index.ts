/**
 * Registering: the form, the steps around it and the welcome after it. Does not belong here: signing in and the code
 * that confirms an address (sign-in).
 */
export { messages as signUpMessages } from './messages';
export { ProfessionFields } from './ProfessionFields';
export { SignUpForm } from './SignUpForm';
export { splitName } from './split-name';
export { useLists } from './use-lookups';
