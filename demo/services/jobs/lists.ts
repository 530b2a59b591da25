import type { Content, Job } from '../../content/load.ts';
import { officesIn } from '../../content/more/german-names.ts';
import { fold, type List, never, type Row, type Term } from '../lists/index.ts';

export const jobLanguages = ['en', 'de'] as const;
export type JobLanguage = (typeof jobLanguages)[number];

/** Newest first, or by title or first city in alphabetical order. */
export const jobOrders = ['date', 'title', 'city'] as const;
export type JobOrder = (typeof jobOrders)[number];

/** The name of the list in that order. */
export function jobListName(language: JobLanguage, order: JobOrder = 'date'): string {
  return order === 'date' ? `jobs/${language}` : `jobs/${language}/${order}`;
}

/** The path of the page with all positions. */
export function jobsPath(language: JobLanguage): string {
  return language === 'de' ? '/de/careers/jobs' : '/careers/jobs';
}

/**
 * The filters of the job search with their facets, in the order of the page. A job matches a filter if it matches one of
 * its facets.
 */
export const jobFilters = {
  field: ['interestCategory', 'interest'],
  place: ['continents', 'countries', 'cities'],
  industries: ['industries'],
  functions: ['functions'],
  workplace: ['workplace'],
  employmentType: ['employmentType'],
} as const;
export const jobFacets = Object.values(jobFilters).flat();
export type JobFacet = (typeof jobFacets)[number];

/** A job in the services' responses. */
export type JobDocument = Omit<Job, 'id' | 'language' | 'variantOf'> & { jobID: string; language: JobLanguage };

export function jobLists({ jobs, offices }: Pick<Content, 'jobs' | 'offices'>): List[] {
  return jobLanguages.flatMap((language) => {
    const continents = new Map(officesIn(language, offices).map(({ country, region }) => [country, region]));
    const jobsInLanguage = jobs.filter((job) => job.language === language);
    const rows = jobsInLanguage.map((job) => rowOf(job, continents));
    return jobOrders.map((order) => ({
      name: jobListName(language, order),
      language,
      rows: rows.map((row, index) => ({ ...row, sort: sortKey(order, jobsInLanguage[index]!) + row.sort })),
      ...(order === 'date' && { terms: termsOf(jobsInLanguage) }),
    }));
  });
}

/** The part of the sort key before the date. */
function sortKey(order: JobOrder, { title, cities }: Job): string {
  if (order === 'date') return '';
  return `${fold(order === 'title' ? title : (cities[0] ?? '\u{10FFFF}'))} `;
}

function rowOf({ id, variantOf: _, ...job }: Job, continents: ReadonlyMap<string, string>): Row {
  const {
    title,
    interest,
    interestCategory,
    cities,
    countries,
    industries,
    functions,
    posted = '0001-01-01',
    validThrough = never,
    workplace,
    employmentType = [],
  } = job;
  return {
    id,
    sort: `${newestFirst(posted)} ${newestNumberFirst(id)}`,
    item: { jobID: id, ...job } satisfies JobDocument,
    facets: {
      interest: [interest],
      interestCategory: [interestCategory],
      cities,
      countries,
      continents: [...new Set(countries.flatMap((country) => continents.get(country) ?? []))],
      industries,
      functions,
      workplace: workplace ? [workplace] : [],
      employmentType,
    },
    days: { posted: [posted], validThrough: [validThrough] },
    texts: [
      title,
      [interest, interestCategory, ...cities, ...countries, ...industries, ...functions].join(', '),
      job.whatYouWillDo,
      job.whoYouWillWorkWith,
      job.yourBackground,
    ],
  };
}

/** A day as a text that sorts in descending order. */
export function newestFirst(day: string): string {
  return String(99_999_999 - Number(day.replaceAll('-', ''))).padStart(8, '0');
}

function newestNumberFirst(id: string): string {
  return String(99_999_999 - (Number(id) || 0)).padStart(8, '0');
}

/** Suggestions for a search: titles, fields, cities, industries and functions. */
function termsOf(jobs: readonly Job[]): Term[] {
  const weights = new Map<string, number>();
  for (const { title, interest, cities, industries, functions } of jobs) {
    for (const term of [title, interest, ...cities, ...industries, ...functions])
      weights.set(term, (weights.get(term) ?? 0) + 1);
  }
  return Array.from(weights, ([term, weight]) => ({ term, weight }));
}
