export { Transcript } from './Transcript';
