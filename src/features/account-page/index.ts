/** The frame and the stylesheet that all account widgets share. Does not belong here: anything with a state. */
export { AccountFrame } from './AccountFrame';
