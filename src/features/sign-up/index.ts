/**
 * Registering: the form, the steps around it and the welcome after it. Does not belong here: signing in and the code
 * that confirms an address (sign-in).
 */
export { CompanyField } from './CompanyField';
export { EntrySteps, StepSwitch, useEntrySteps } from './EntrySteps';
export { ProfessionFields } from './ProfessionFields';
export { beginRegistration } from './send';
export { SignUpForm } from './SignUpForm';
export { splitName } from './split-name';
export { useLists } from './use-lookups';
export { subscribeTo, useWelcome } from './welcome';
