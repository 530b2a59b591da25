import type { JobFacet, JobLanguage } from '../../../services/index.ts';

/** The label of a filter of the job search. */
export const filterNames: Record<JobLanguage, Record<JobFacet, string>> = {
  en: {
    interestCategory: 'Category',
    interest: 'Field',
    continents: 'Region',
    countries: 'Country',
    cities: 'City',
    industries: 'Industry',
    functions: 'Function',
    workplace: 'Workplace',
    employmentType: 'Employment type',
  },
  de: {
    interestCategory: 'Kategorie',
    interest: 'Bereich',
    continents: 'Region',
    countries: 'Land',
    cities: 'Stadt',
    industries: 'Branche',
    functions: 'Funktion',
    workplace: 'Arbeitsort',
    employmentType: 'Beschäftigungsart',
  },
};
