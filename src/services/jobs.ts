import {
  array,
  assign,
  coerce,
  create,
  is,
  mask,
  nonempty,
  number,
  object,
  record,
  string,
  unknown,
  type Infer,
} from 'superstruct';
import { config } from '../core';
import { HttpError, request } from '../http';
import { optionalField, linkOf, listOf, listResponse, lenientDay, lenientNumber, lenientText } from './response';

export type JobLanguage = 'en' | 'de';

/** The filters of positions, in the order of the search page. */
export const JOB_FILTERS = [
  'interestCategory',
  'interest',
  'continents',
  'countries',
  'cities',
  'industries',
  'functions',
  'workplace',
  'employmentType',
] as const;

export type JobFilter = (typeof JOB_FILTERS)[number];

/** Newest first, or by title or first city in alphabetical order. */
export const JOB_ORDERS = ['date', 'title', 'city'] as const;

export type JobOrder = (typeof JOB_ORDERS)[number];

export interface JobSearchRequest {
  readonly q: string;
  readonly filters: Readonly<Partial<Record<string, readonly string[]>>>;
  /** The position of the first result, from 1. */
  readonly start: number;
  /** At most 500. */
  readonly pageSize: number;
  readonly lang: JobLanguage;
  /** By date if undefined: services without sorting return the newest first. */
  readonly sort?: JobOrder | undefined;
}

/** A position: plain texts. */
export type Job = Infer<typeof Job>;

type Counts = Readonly<Record<string, number>>;

export interface JobsAnswer {
  readonly jobs: readonly Job[];
  /** The number of results in the response, including invalid ones. */
  readonly received: number;
  /** Across all pages. */
  readonly total: number;
  /** By filter and name; undefined if the service does not count. */
  readonly counts: Readonly<Record<string, Counts>> | undefined;
  /**
   * The number of results without a filter: `place` covers continents, countries and cities, `field` covers interests
   * and their categories.
   */
  readonly without: Counts;
}

/** A position with all details of its page. Dates are ISO 8601. */
export type JobPosting = Infer<typeof JobPosting>;

export type SimilarJob = Infer<typeof SimilarJob>;

/** All filter options of positions. */
export type MasterList = Infer<typeof Master>;

const texts = coerce(array(string()), unknown(), (value) =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.filter((item): item is string => typeof item === 'string' && item !== '').slice(0, 200)
      : [],
);
const lenientId = coerce(nonempty(string()), number(), String);

const Job = object({
  jobID: lenientId,
  title: nonempty(string()),
  friendlyURL: lenientText,
  interest: lenientText,
  interestCategory: lenientText,
  cities: texts,
  whatYouWillDo: lenientText,
  yourBackground: lenientText,
  language: lenientText,
  posted: lenientDay,
});

const JobPosting = assign(
  Job,
  object({
    countries: texts,
    industries: texts,
    functions: texts,
    whoYouWillWorkWith: lenientText,
    compensationRange: lenientText,
    /** `remote`, `hybrid` or `on-site`; empty if the service does not send it. */
    workplace: lenientText,
    /** Values of schema.org, such as `FULL_TIME`. */
    employmentType: texts,
    /** Where applicants for remote work may live. */
    applicantCountries: texts,
    salary: optionalField(object({ currency: string(), from: number(), to: number(), unit: string() })),
    jobApplyURL: lenientText,
    Einstiegslevel: listOf(linkOf(object({ text: lenientText, url: nonempty(string()), target: lenientText })), 20),
    validThrough: lenientDay,
  }),
);

const SimilarJob = object({
  JobId: lenientId,
  JobTitle: nonempty(string()),
  JobLocation: texts,
  JobInterest: lenientText,
  JobUrl: nonempty(string()),
});

const Counted = record(string(), number());
const counted = coerce(Counted, unknown(), (value) => (is(value, Counted) ? value : {}));
const Facets = record(string(), Counted);

/** A response without `docs` is invalid: an error must not read as "no jobs". */
const Response = object({ total: lenientNumber, docs: array(unknown()), facets: unknown(), without: counted });

const Master = object({
  regions: listOf(
    object({ continent: lenientText, countries: listOf(object({ country: nonempty(string()), cities: texts })) }),
  ),
  interests: listOf(object({ interestCategory: nonempty(string()), interests: texts })),
  industries: texts,
  functions: texts,
  workplaces: texts,
  employmentTypes: texts,
});

export function searchJobs({ filters, ...query }: JobSearchRequest, signal?: AbortSignal): Promise<JobsAnswer> {
  return request(service(), 'jobsearch', {
    path: '/api/jobsearch',
    query: { ...query, ...filters },
    signal,
    read: (body) => readAnswer(body, query.start),
  });
}

/** Completions of the typed text, most likely first. */
export function suggestJobTerms(q: string, lang: JobLanguage, signal?: AbortSignal): Promise<readonly string[]> {
  const Suggestions = object({ terms: listOf(nonempty(string()), 10) });
  return request(service(), 'jobtypeahead', {
    path: '/api/jobtypeahead',
    query: { q, lang },
    signal,
    read: (body) => mask(listResponse(body, 'terms'), Suggestions).terms,
  });
}

export function fetchMasterList(lang: JobLanguage): Promise<MasterList> {
  return request(service(), 'masterList', {
    path: '/api/masterList',
    query: { lang },
    read: (body) => mask(body, Master),
  });
}

/** Positions of a source, in the shape of the service. Invalid ones are left out. */
export function readJobs(jobs: readonly unknown[]): readonly JobPosting[] {
  return create(jobs, listOf(JobPosting, jobs.length));
}

/** Undefined for an unknown or closed position. */
export async function fetchJob(jobID: string, signal?: AbortSignal): Promise<JobPosting | undefined> {
  try {
    return await request(service(), 'job', {
      path: '/api/job',
      query: { q: jobID },
      signal,
      read: (body) => readJob(body, jobID),
    });
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 410)) return undefined;
    throw error;
  }
}

/** Most similar first, each with its page in that language. */
export function fetchSimilarJobs(
  jobID: string,
  lang: JobLanguage,
  signal?: AbortSignal,
): Promise<readonly SimilarJob[]> {
  const Similar = object({ results: listOf(SimilarJob, 20) });
  return request(service(), 'similarJobs', {
    path: '/api/similar/{jobID}',
    params: { jobID },
    query: { lang },
    signal,
    read: (body) => mask(listResponse(body, 'results'), Similar).results.filter(({ JobId }) => JobId !== jobID),
  });
}

/** Positions are written in English or German; readers of other languages get English. */
export function jobLanguage(lang: string): JobLanguage {
  return /^de\b/i.test(lang) ? 'de' : 'en';
}

/** A search by id may find another position that mentions it. */
function readJob(body: unknown, jobID: string): JobPosting | undefined {
  const [first] = mask(listResponse(body, 'docs'), object({ docs: array(unknown()) })).docs;
  const job = first === undefined ? undefined : mask(first, JobPosting);
  return job?.jobID === jobID ? job : undefined;
}

/** Some sites use an external job search. */
function service() {
  const { flags, services } = config();
  return flags.externalizedServices && services.externalSearch ? 'externalSearch' : 'jobs';
}

function readAnswer(body: unknown, start: number): JobsAnswer {
  const { total, docs, facets, without } = mask(listResponse(body, 'docs'), Response);
  return {
    jobs: create(docs, listOf(Job, 500)),
    received: docs.length,
    total: Math.max(total, start - 1 + docs.length),
    counts: is(facets, Facets) ? facets : undefined,
    without,
  };
}
