import type { Content, Link } from '../../src/contract';
import type { JobPosting } from '../../src/services/jobs';
import type { JobDetailProps } from './props';

/** A position, ready to show. */
export interface Job {
  readonly title: string;
  readonly interest: string;
  readonly interestCategory: string;
  readonly cities: readonly string[];
  /** One for all cities, or one for each. */
  readonly countries: readonly string[];
  /** Plain with a paragraph on each line, or as the page wrote it. */
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
  /** Days of ISO 8601, or empty. */
  readonly posted: string;
  readonly validThrough: string;
  /** One, or one for each level of entry. */
  readonly applyLinks: readonly Link[];
  /** Undefined where it is that of the page. */
  readonly language: string | undefined;
}

export interface SimilarJob {
  readonly title: string;
  readonly url: string;
  readonly cities: readonly string[];
  readonly interest: string;
}

/** "Oslo · Bergen, Norway", or "Oslo, Norway · Rome, Italy". Cities alone where it is not clear which country is whose. */
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

/** In similar positions. */
export const MAX_PLACES = 3;

/** Leaves out positions that visitors cannot tell from one that is listed before. */
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

/** The position that the page wrote, if it did. */
export function writtenJob({
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

/** The id at the end of a path: a number after the last hyphen, or the whole last part. Undefined where that could be none. */
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
