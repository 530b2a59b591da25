import type { Content, Link } from '../../src/contract';
import type { JobPosting } from '../../src/services/jobs';
import type { JobDetailProps } from './props';

/** A position, ready to show. */
export interface Job {
  readonly title: string;
  readonly interest: string;
  readonly interestCategory: string;
  readonly cities: readonly string[];
  /** One country for all cities, or one per city. */
  readonly countries: readonly string[];
  /** Plain text with a paragraph per line, or the HTML of the page. */
  readonly whatYouWillDo: Content | string | undefined;
  readonly whoYouWillWorkWith: Content | string | undefined;
  readonly yourBackground: Content | string | undefined;
  readonly compensationRange: string;
  /** `remote`, `hybrid` or `on-site`, or empty. */
  readonly workplace: string;
  readonly employmentType: readonly string[];
  /** Where applicants for remote work may live. */
  readonly applicantCountries: readonly string[];
  readonly salary?: JobPosting['salary'];
  readonly industries: readonly string[];
  readonly functions: readonly string[];
  /** ISO 8601 dates, or empty. */
  readonly posted: string;
  readonly validThrough: string;
  /** One link, or one per entry level. */
  readonly applyLinks: readonly Link[];
  /** Undefined if it is the language of the page. */
  readonly language: string | undefined;
}

export interface SimilarJob {
  readonly title: string;
  readonly url: string;
  readonly cities: readonly string[];
  readonly interest: string;
}

/** "Oslo · Bergen, Norway", or "Oslo, Norway · Rome, Italy". Only cities if their countries are ambiguous. */
export function placeNames({ cities, countries }: Pick<Job, 'cities' | 'countries'>): string {
  const [only, ...others] = new Set(countries);
  const withCountry = (city: string, country: string | undefined) =>
    country && country !== city ? `${city}, ${country}` : city;
  if (!cities.length) return [...new Set(countries)].join(' · ');
  if (!others.length) return withCountry(cities.join(' · '), only);
  return cities
    .map((city, index) => (countries.length === cities.length ? withCountry(city, countries[index]) : city))
    .join(' · ');
}

/** Only in similar positions. */
export const MAX_PLACES = 3;

/** Removes positions that look identical to an earlier one. */
export function distinctJobs(jobs: readonly SimilarJob[]): readonly SimilarJob[] {
  const seen = new Set<string>();
  return jobs.filter(({ title, cities, interest }) => {
    const visibleText = [title, interest, ...cities.slice(0, MAX_PLACES)].join('\n');
    const isNew = !seen.has(visibleText);
    seen.add(visibleText);
    return isNew;
  });
}

/** In characters. */
const MAX_ID_LENGTH = 120;

/** The server-rendered position, if there is one. */
export function readServerJob({
  title,
  einstiegslevel,
  jobApplyUrl,
  jobLanguage,
  interest = '',
  interestCategory = '',
  compensationRange = '',
  workplace = '',
  posted = '',
  validThrough = '',
  ...rest
}: JobDetailProps): Job | undefined {
  if (!title) return undefined;
  const applyLinks = einstiegslevel.length ? einstiegslevel : jobApplyUrl ? [jobApplyUrl] : [];
  return {
    ...rest,
    title,
    interest,
    interestCategory,
    compensationRange,
    workplace,
    posted,
    validThrough,
    applyLinks,
    language: jobLanguage,
  };
}

/**
 * The id at the end of a path: a number after the last hyphen, or the whole last segment. Undefined if neither can be
 * an id.
 */
export function jobIdIn(path: string): string | undefined {
  const part = decoded(path.split('/').filter(Boolean).at(-1) ?? '');
  // oxlint-disable-next-line no-control-regex -- what no id has
  if (!part || part.length > MAX_ID_LENGTH || /[\u0000-\u001F\u007F/\\]/.test(part)) return undefined;
  return /-(\d+)$/.exec(part)?.[1] ?? part;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
