import type { JobLanguage } from './lists.ts';

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
