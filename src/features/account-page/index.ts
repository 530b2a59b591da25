export { AccountFrame } from './AccountFrame';
