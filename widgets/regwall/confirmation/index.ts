/** Fetched for whoever has the e-mail course. */
export { Confirmation } from './Confirmation';
