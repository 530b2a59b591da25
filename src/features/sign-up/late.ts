/** Code that the form needs once a visitor starts to fill it in. */
export { CompanyField } from './CompanyField';
export * from './lookups';
export * from './send';
