/** Registering and signing in, one in place of the other, and the welcome after it. Does not belong here: the forms themselves. */
export { EntrySteps, StepSwitch, useEntrySteps } from './EntrySteps';
export { subscribeTo, useWelcome } from './welcome';
