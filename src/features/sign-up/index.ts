/**
 * Registration: the form, its steps and the welcome message. Does not belong here: sign-in and the code that confirms
 * an address (sign-in).
 */
export { messages as signUpMessages } from './messages';
export { ProfessionFields } from './ProfessionFields';
export { SignUpForm } from './SignUpForm';
export { splitName } from './split-name';
export { useLists } from './use-lookups';
