/** Fetched by whoever comes with a code. */
export { exchangeOnce } from '../../src/features/sign-in';
