import type { JobFacet } from '../../../services/index.ts';

type JobLanguage = 'en' | 'de';

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

const terms: Record<JobLanguage, Readonly<Record<string, string>>> = {
  en: {
    remote: 'Remote',
    hybrid: 'Hybrid',
    'on-site': 'On site',
    FULL_TIME: 'Full-time',
    PART_TIME: 'Part-time',
    TEMPORARY: 'Fixed-term',
    INTERN: 'Internship',
  },
  de: {
    remote: 'Ortsunabhängig',
    hybrid: 'Teilweise mobil',
    'on-site': 'Vor Ort',
    FULL_TIME: 'Vollzeit',
    PART_TIME: 'Teilzeit',
    TEMPORARY: 'Befristet',
    INTERN: 'Praktikum',
  },
};

/** The text for a workplace or an employment type. Other names are texts already. */
export function termOf(name: string, language: JobLanguage): string {
  return terms[language][name] ?? name;
}
