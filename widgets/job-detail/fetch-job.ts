import { hasPassed, type Subject } from '../../src/core';
import { fetchJob, fetchSimilarJobs, jobLanguage, type JobPosting } from '../../src/services/jobs';
import { describeJob } from './describe-job';
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
