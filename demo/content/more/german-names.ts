/** Filter names of German positions. In the handwritten content, offices and fields have English names. */
import type { Job, Office } from '../schemas.ts';

const names: Readonly<Record<string, string>> = {
  // Places
  Austria: 'Österreich',
  Europe: 'Europa',
  Germany: 'Deutschland',
  Munich: 'München',
  Switzerland: 'Schweiz',
  Vienna: 'Wien',
  // Fields and their categories
  Consulting: 'Beratung',
  Editorial: 'Redaktion',
  'Finance and Legal': 'Finanzen und Recht',
  'Firm Functions': 'Zentrale Aufgaben',
  'Graduate programme': 'Traineeprogramm',
  'Health and Life Sciences': 'Gesundheit und Lebenswissenschaften',
  Internships: 'Praktika',
  Operations: 'Produktion und Betrieb',
  Research: 'Forschung',
  'Research and Publishing': 'Forschung und Publikationen',
  'Risk and Resilience': 'Risiko und Widerstandskraft',
  'Software engineering': 'Softwareentwicklung',
  Strategy: 'Strategie',
  'Students and Graduates': 'Studium und Berufseinstieg',
  Sustainability: 'Nachhaltigkeit',
  Technology: 'Technologie',
  'Workplace and Events': 'Büro und Veranstaltungen',
  // Industries and functions
  Banking: 'Banken',
  'Consumer goods': 'Konsumgüter',
  'Data science': 'Datenanalyse',
  Energy: 'Energie',
  Engineering: 'Technik',
  Health: 'Gesundheit',
  Insurance: 'Versicherungen',
  Legal: 'Recht',
  Manufacturing: 'Industrie',
  People: 'Personal',
  'Public administration': 'Öffentliche Verwaltung',
  Risk: 'Risiko',
  Transport: 'Verkehr',
};

/** Names without a German form stay the same, such as Berlin. */
function german(name: string): string {
  return names[name] ?? name;
}

export function inGerman(job: Job): Job {
  const { interest, interestCategory, cities, countries, industries, functions } = job;
  return {
    ...job,
    interest: german(interest),
    interestCategory: german(interestCategory),
    cities: cities.map(german),
    countries: countries.map(german),
    industries: industries.map(german),
    functions: functions.map(german),
  };
}

/** Offices by their names in positions in this language. */
export function officesIn(language: Job['language'], offices: readonly Office[]): readonly Office[] {
  return language === 'de'
    ? offices.map((office) => ({
        ...office,
        city: german(office.city),
        country: german(office.country),
        region: german(office.region),
      }))
    : offices;
}
