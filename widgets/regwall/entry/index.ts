/** Everything with a form in it: fetched when somebody wants to come in, or has to. */
export { Entry, type EntryProps } from './Entry';
