/** Registration and sign-in, one at a time, and the welcome message. Does not belong here: the forms themselves. */
export { EntrySteps, StepSwitch, useEntrySteps } from './EntrySteps';
export { subscribeTo, useWelcome } from './welcome';
