/** Fetched beside the form, which shows without waiting for them. */
export { detectCountry, fetchCountries } from '../../../services';
