/**
 * The props of a person's publications. Separate from the list itself (published-work), which profile pages load
 * only if they have one.
 */
export { workProps, type WorksGiven } from './work-props';
