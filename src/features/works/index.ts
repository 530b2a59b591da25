/**
 * How it is given what somebody has published. Apart from the list itself (published-work), which pages of people ask
 * for only where they have one.
 */
export { workProps, type WorksGiven } from './work-props';
