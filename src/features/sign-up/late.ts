/** What the form needs once a visitor begins to fill it in. */
export { CompanyField } from './CompanyField';
export * from './lookups';
export * from './send';
