import { array, coerce, create, is, mask, nonempty, number, object, record, string, unknown, type Infer } from 'superstruct';
import { config } from '../core';
import { request } from '../http';
import { listOf, someNumber, someText } from './response';

export type JobLanguage = 'en' | 'de';
export type JobFilter = 'interestCategory' | 'interest' | 'countries' | 'cities' | 'industries' | 'functions';

export interface JobSearchRequest {
  readonly q: string;
  readonly filters: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Position of the first, from 1. */
  readonly start: number;
  /** At most 500. */
  readonly pageSize: number;
  readonly lang: JobLanguage;
}

/** A position, ready to show: plain texts. */
export type Job = Infer<typeof Job>;

type Counts = Readonly<Record<string, number>>;

export interface JobsAnswer {
  readonly jobs: readonly Job[];
  /** Of the answer, with those that could not be read. */
  readonly received: number;
  /** Of all pages. */
  readonly total: number;
  /** By filter and name; undefined where the service does not count. */
  readonly counts: Readonly<Record<string, Counts>> | undefined;
  /** How many there would be without a filter: `place` is countries and cities, `field` is interests and their categories. */
  readonly without: Counts;
}

/** Everything that positions can be filtered by. */
export type MasterList = Infer<typeof Master>;

const texts = coerce(array(string()), unknown(), (value) => (typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one !== '').slice(0, 200) : []));
const someId = coerce(nonempty(string()), number(), String);

const Job = object({
  jobID: someId,
  title: nonempty(string()),
  friendlyURL: someText,
  interest: someText,
  interestCategory: someText,
  cities: texts,
  whatYouWillDo: someText,
  yourBackground: someText,
  language: someText,
});

const Counted = record(string(), number());
const counted = coerce(Counted, unknown(), (value) => (is(value, Counted) ? value : {}));
const Facets = record(string(), Counted);

/** Without `docs` it is no answer: an error must not read as "no jobs". */
const Response = object({ numFound: someNumber, docs: array(unknown()), facets: unknown(), without: counted });

const Master = object({
  regions: listOf(object({ continent: someText, countries: listOf(object({ country: nonempty(string()), cities: texts })) })),
  interests: listOf(object({ interestCategory: nonempty(string()), interests: texts })),
  industries: texts,
  functions: texts,
});

export function searchJobs({ filters, ...asked }: JobSearchRequest, signal?: AbortSignal): Promise<JobsAnswer> {
  const chosen = Object.entries(filters).flatMap(([name, names]) => (names?.length ? [[name, names.join(',')] as const] : []));
  return request(service(), '/api/jobsearch', { query: { ...asked, ...Object.fromEntries(chosen) }, signal, read: (body) => readAnswer(body, asked.start) });
}

/** What the typed text may become, likeliest first. */
export function suggestJobTerms(q: string, lang: JobLanguage, signal?: AbortSignal): Promise<readonly string[]> {
  const Suggestions = object({ terms: listOf(nonempty(string()), 10) });
  return request(service(), '/api/jobtypeahead', { query: { q, lang }, signal, read: (body) => mask(body, Suggestions).terms });
}

export function fetchMasterList(lang: JobLanguage): Promise<MasterList> {
  return request(service(), '/api/masterList', { query: { lang }, read: (body) => mask(body, Master) });
}

/** Some sites leave their search to another house. */
function service() {
  const { flags, services } = config();
  return flags.externalizedServices && services.externalSearch ? 'externalSearch' : 'jobs';
}

function readAnswer(body: unknown, start: number): JobsAnswer {
  const { numFound, docs, facets, without } = mask(body, Response);
  return {
    jobs: create(docs, listOf(Job, 500)),
    received: docs.length,
    total: Math.max(numFound, start - 1 + docs.length),
    counts: is(facets, Facets) ? facets : undefined,
    without,
  };
}
