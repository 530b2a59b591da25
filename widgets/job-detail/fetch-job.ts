import { hasPassed, pageIdentity, type Subject } from '../../src/core';
import { fetchJob, fetchSimilarJobs, jobLanguage, type JobPosting } from '../../src/services/jobs';
import { distinctJobs, type Job, type SimilarJob } from './job';

export interface Fetched {
  readonly job: Job;
  /** For search engines. */
  readonly subject: Subject;
}

/** Undefined for a position that is not open, or no longer open. */
export async function fetchOpenJob(
  id: string,
  pageLanguage: string,
  signal: AbortSignal,
): Promise<Fetched | undefined> {
  const posting = await fetchJob(id, signal);
  if (!posting || hasPassed(posting.validThrough)) return undefined;
  return { job: toJob(posting, pageLanguage), subject: describeJob(posting) };
}

/** At most three positions, with at most three locations each. */
export async function fetchSimilar(
  id: string,
  pageLanguage: string,
  signal: AbortSignal,
): Promise<readonly SimilarJob[]> {
  const found = await fetchSimilarJobs(id, jobLanguage(pageLanguage), signal);
  const jobs = found.map(({ JobTitle, JobLocation, JobInterest, JobUrl }) => ({
    title: JobTitle,
    url: JobUrl,
    cities: JobLocation,
    interest: JobInterest,
  }));
  return distinctJobs(jobs).slice(0, 3);
}

function toJob({ jobApplyURL, Einstiegslevel, language, ...posting }: JobPosting, pageLanguage: string): Job {
  const levels = Einstiegslevel.map(({ text, url, target }) => ({ text, url, ...(target === '_blank' && { target }) }));
  const jobLanguageTag = language || jobLanguage(pageLanguage);
  return {
    ...posting,
    applyLinks: levels.length ? levels : jobApplyURL ? [{ url: jobApplyURL, text: '' }] : [],
    language: pageLanguage.startsWith(jobLanguageTag) ? undefined : jobLanguageTag,
  };
}

/** A currency and two amounts, without "per hour" or "per month". */
const PAY =
  /^\s*([A-Z]{3})\s?(\d[\d.,’' \u00A0\u202F]{0,29}?)\s{0,5}[-–—]\s{0,5}(\d[\d.,’' \u00A0\u202F]{0,29}?)\s{0,5}$/;

/** A lower amount is not a yearly salary. */
const LEAST_OF_A_YEAR = 1000;

/**
 * Structured data for a position that the script rendered. Its URL is the page's, with the position's slug at the end.
 */
function describeJob(job: JobPosting): Subject {
  const { jobID, title, friendlyURL, whatYouWillDo, whoYouWillWorkWith, yourBackground, posted, validThrough } = job;
  const { employmentType, workplace, applicantCountries } = job;
  const salary = salaryOf(job);
  return {
    kind: 'job',
    title,
    description: [whatYouWillDo, whoYouWillWorkWith, yourBackground].filter(Boolean).map(onOneLine).join('\n'),
    url: addressOf(friendlyURL || jobID),
    jobID,
    datePosted: posted,
    validThrough,
    locations: locationsOf(job),
    employmentType,
    ...(workplace === 'remote' && { isRemote: true, applicantCountries }),
    ...(salary && { salary }),
  };
}

/** The URL with the position's slug, unless the server identifies pages by their query. */
function addressOf(name: string): string {
  const { href, search } = new URL(pageIdentity());
  return search ? href : location.pathname.replace(/(?<![^/])[^/]*\/?$/, encodeURIComponent(name));
}

/** Each line of plain text becomes a paragraph; HTML stays as it is. */
function onOneLine(text: string): string {
  return /<(?:p|[ou]l|h[1-6])\b/i.test(text) ? text.replace(/\s+/g, ' ') : text;
}

/** A city gets its country only if the country is unambiguous. */
function locationsOf({ cities, countries }: JobPosting): NonNullable<Subject['locations']> {
  const [only, ...others] = new Set(countries);
  if (only && !others.length)
    return cities.length ? cities.map((city) => ({ city, country: only })) : [{ country: only }];
  return cities.length === countries.length
    ? countries.map((country, index) => ({ city: cities[index]!, country }))
    : countries.map((country) => ({ country }));
}

/** The numbers of the service, or numbers parsed from its text where they are unambiguous. */
function salaryOf({ salary, compensationRange }: JobPosting): Subject['salary'] {
  if (salary) return salary;
  const [, currency, low = '', high = ''] = PAY.exec(compensationRange) ?? [];
  const [from, to] = [amountOf(low), amountOf(high)];
  return currency && from >= LEAST_OF_A_YEAR && to >= from ? { currency, from, to, unit: 'YEAR' } : undefined;
}

/** Whole amounts with thousands separators; not a number if the separators are elsewhere. */
function amountOf(text: string): number {
  return /^\d+$|^\d{1,3}(?:[.,’' \u00A0\u202F]\d{3})+$/.test(text) ? Number(text.replace(/\D/g, '')) : Number.NaN;
}
