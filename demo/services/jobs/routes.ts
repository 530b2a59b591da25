import { defaulted, enums, object } from 'superstruct';
import type { Context } from 'hono';
import type { Content } from '../../content/load.ts';
import { read } from '../http/body.ts';
import { languageOf } from '../http/language.ts';
import type { Operation } from '../http/operation.ts';
import type { Addresses } from '../http/origins.ts';
import { notModified, publicAnswer, publicText } from '../http/public-answer.ts';
import {
  facetsSchema,
  names,
  namesParameter,
  numberParameter,
  plainText,
  queryOf,
  textParameter,
  wholeNumber,
  withoutSchema,
} from '../lists/fields.ts';
import { atomOf, atomType } from '../lists/atom.ts';
import { answer, errors, langQuery, list, object as shape } from '../openapi/schemas.ts';
import type { Schema } from '../openapi/types.ts';
import type { Jobs } from './jobs.ts';
import { masterList } from './master-list.ts';
import { type JobDocument, jobFacets, type JobLanguage, jobOrders, jobsPath } from './lists.ts';

const text = { type: 'string' } as const;
const day = { ...text, format: 'date' } as const;
const links = list(shape({ text, url: text }));

const job: Schema = shape(
  {
    jobID: text,
    title: text,
    friendlyURL: text,
    interest: text,
    interestCategory: text,
    cities: list(text),
    countries: list(text),
    industries: list(text),
    functions: list(text),
    whatYouWillDo: text,
    whoYouWillWorkWith: text,
    yourBackground: text,
    compensationRange: text,
    jobApplyURL: text,
    language: { ...text, enum: ['en', 'de'] },
    posted: day,
    validThrough: day,
    salary: shape({
      currency: text,
      from: { type: 'number' },
      to: { type: 'number' },
      unit: { ...text, enum: ['YEAR', 'MONTH', 'HOUR'] },
    }),
    workplace: { ...text, enum: ['on-site', 'hybrid', 'remote'] },
    employmentType: { ...list(text), description: 'Names of schema.org, such as FULL_TIME.' },
    applicantCountries: { ...list(text), description: 'Where applicants for remote work may live.' },
    Einstiegslevel: links,
  },
  ['posted', 'validThrough', 'salary', 'workplace', 'employmentType', 'applicantCountries', 'Einstiegslevel'],
);

const filters = Object.fromEntries(jobFacets.map((facet) => [facet, names])) as Record<
  (typeof jobFacets)[number],
  typeof names
>;
const searchQuery = object({
  q: plainText(),
  start: wholeNumber(1, 1_000_000, 1),
  pageSize: wholeNumber(1, 500, 20),
  sort: defaulted(enums(jobOrders), 'date'),
  ...filters,
});
const queryParameter = textParameter('q', 'Words that the position must contain. The last word may be a prefix.');
const maxCities = 3;

/** With the names that the URL of the page uses. */
const feedQuery = object({ query: plainText(), ...filters });
const maxJobsInFeed = 100;
const firm = 'Alder & Voss';
const feedTexts = { en: 'Open positions', de: 'Offene Stellen' };

interface JobRouteParts {
  jobs: Jobs;
  content: Pick<Content, 'jobs' | 'offices'>;
  addresses: Addresses;
  day: () => string;
}

export function jobOperations(parts: JobRouteParts): Operation[] {
  return [
    searchJobsOperation(parts),
    jobsFeedOperation(parts),
    suggestJobTermsOperation(parts),
    getJobMasterListOperation(parts),
    getJobOperation(parts),
    getSimilarJobsOperation(parts),
  ];
}

function searchJobsOperation({ jobs }: JobRouteParts): Operation {
  return {
    method: 'get',
    path: '/services/jobs/api/jobsearch',
    description: {
      operationId: 'searchJobs',
      tags: ['jobs'],
      summary: 'Open positions, with counts',
      description:
        'A position must match every filter, and at least one name of each filter. Countries and cities are one filter, as are fields and their categories. lang selects English or German positions.',
      parameters: [
        queryParameter,
        numberParameter('start', 'Position of the first, from 1.', { most: 1_000_000, preset: 1 }),
        numberParameter('pageSize', 'Maximum number of results.', { most: 500, preset: 20 }),
        {
          name: 'sort',
          in: 'query',
          description: 'Newest first, or by title or first city in alphabetical order.',
          schema: { ...text, enum: jobOrders, default: 'date' },
        },
        ...jobFacets.map((facet) => namesParameter(facet, 'Names from the master list, in any letter case.')),
        langQuery,
      ],
      responses: {
        200: answer(
          'The positions.',
          shape({
            numFound: { type: 'integer', minimum: 0 },
            docs: list(job),
            facets: facetsSchema(...jobFacets),
            without: withoutSchema,
          }),
        ),
        ...notModified,
        ...errors('malformed'),
      },
    },
    async handle(context) {
      return publicAnswer(
        context,
        await jobs.search({ ...read(queryOf(context), searchQuery), language: jobLanguageOf(context) }),
      );
    },
  };
}

function jobsFeedOperation({ jobs, addresses, day }: JobRouteParts): Operation {
  return {
    method: 'get',
    path: '/services/jobs/feed.atom',
    description: {
      operationId: 'jobsFeed',
      tags: ['jobs'],
      summary: 'Open positions to subscribe to, as Atom',
      description: `The newest ${maxJobsInFeed} positions of searchJobs, with the parameters of the page’s URL.`,
      parameters: [
        textParameter('query', 'Words that the position must contain.'),
        ...jobFacets.map((facet) => namesParameter(facet, 'Names, in any letter case.')),
        langQuery,
      ],
      responses: {
        200: { description: 'Atom (RFC 4287).', content: { [atomType]: { schema: text } } },
        ...notModified,
        ...errors('malformed'),
      },
    },
    async handle(context) {
      const { query, ...names } = read(queryOf(context), feedQuery);
      const language = jobLanguageOf(context);
      const results = await jobs.search({ q: query, ...names, language, start: 1, pageSize: maxJobsInFeed });
      const chosen = [query, ...Object.values(names).flat()].filter(Boolean);
      const searchParams = new URLSearchParams([
        ...(query ? [['query', query]] : []),
        ...Object.entries(names).flatMap(([name, values]) => values.map((value) => [name, value])),
      ]);
      const page = addresses.site + jobsPath(language);
      const feed = atomOf({
        self: `${addresses.site}/services/jobs/feed.atom?${new URLSearchParams([...searchParams, ['lang', language]])}`,
        page: searchParams.size ? `${page}?${searchParams}` : page,
        title: [`${firm}: ${feedTexts[language]}`, chosen.join(', ')].filter(Boolean).join(', '),
        firm,
        language,
        entries: results.docs.map((found) => ({
          url: `${page}/${encodeURIComponent(found.friendlyURL)}`,
          title: found.title,
          day: found.posted || day(),
          summary: [found.cities.join(', '), found.whatYouWillDo].filter(Boolean).join('. '),
          categories: [...new Set([found.interestCategory, found.interest].filter(Boolean))],
        })),
        day: day(),
      });
      return publicText(context, feed, `${atomType}; charset=utf-8`);
    },
  };
}

function suggestJobTermsOperation({ jobs }: JobRouteParts): Operation {
  return {
    method: 'get',
    path: '/services/jobs/api/jobtypeahead',
    description: {
      operationId: 'suggestJobTerms',
      tags: ['jobs'],
      summary: 'Completions of the typed text',
      parameters: [textParameter('q', 'The typed text.'), langQuery],
      responses: {
        200: answer('At most eight terms, most likely first.', shape({ terms: { ...list(text), maxItems: 8 } })),
        ...notModified,
        ...errors('malformed'),
      },
    },
    async handle(context) {
      const { q } = read(queryOf(context), object({ q: plainText() }));
      return publicAnswer(context, { terms: await jobs.terms(q, jobLanguageOf(context)) });
    },
  };
}

function getJobMasterListOperation({ content }: JobRouteParts): Operation {
  return {
    method: 'get',
    path: '/services/jobs/api/masterList',
    description: {
      operationId: 'getJobMasterList',
      tags: ['jobs'],
      summary: 'All filter values of positions',
      description: 'Names are ids. Contains only values with positions in that language.',
      parameters: [langQuery],
      responses: {
        200: answer(
          'The names.',
          shape({
            regions: list(shape({ continent: text, countries: list(shape({ country: text, cities: list(text) })) })),
            interests: list(shape({ interestCategory: text, interests: list(text) })),
            industries: list(text),
            functions: list(text),
            workplaces: list(text),
            employmentTypes: list(text),
          }),
        ),
        ...notModified,
      },
    },
    handle: (context) => publicAnswer(context, masterList(content, jobLanguageOf(context))),
  };
}

function getJobOperation({ jobs }: JobRouteParts): Operation {
  return {
    method: 'get',
    path: '/services/jobs/api/job',
    description: {
      operationId: 'getJob',
      tags: ['jobs'],
      summary: 'One open position',
      parameters: [{ ...textParameter('q', 'The jobID of the position.'), required: true }],
      responses: {
        200: answer(
          'The position as the only item of docs, or none.',
          shape({ numFound: { type: 'integer', minimum: 0, maximum: 1 }, docs: list(job) }),
        ),
        ...notModified,
        ...errors('malformed'),
      },
    },
    async handle(context) {
      const { q } = read(queryOf(context), object({ q: plainText() }));
      const position = await jobs.byId(q);
      return publicAnswer(context, { numFound: position ? 1 : 0, docs: position ? [position] : [] });
    },
  };
}

function getSimilarJobsOperation({ jobs }: JobRouteParts): Operation {
  return {
    method: 'get',
    path: '/services/jobs/api/similar/{jobID}',
    description: {
      operationId: 'getSimilarJobs',
      tags: ['jobs'],
      summary: 'Three similar positions',
      parameters: [
        { name: 'jobID', in: 'path', required: true, description: 'The jobID of the position.', schema: text },
        langQuery,
      ],
      responses: {
        200: answer(
          'Most similar first. Empty if the position is not open.',
          shape({
            results: {
              ...list(
                shape({
                  JobId: text,
                  JobTitle: text,
                  JobLocation: list(text),
                  JobInterest: text,
                  JobUrl: { ...text, description: 'Path of its page in that language.' },
                }),
              ),
              maxItems: 3,
            },
          }),
        ),
        ...notModified,
        ...errors('malformed'),
      },
    },
    async handle(context) {
      const jobID = read(context.req.param('jobID'), plainText());
      const language = jobLanguageOf(context);
      return publicAnswer(context, { results: (await jobs.similar(jobID)).map((job) => resultOf(job, language)) });
    },
  };
}

/** Positions are in English or German. Readers of other languages get English. */
function jobLanguageOf(context: Context): JobLanguage {
  return languageOf(context) === 'de' ? 'de' : 'en';
}

function resultOf({ jobID, title, cities, interest, friendlyURL }: JobDocument, language: JobLanguage) {
  return {
    JobId: jobID,
    JobTitle: title,
    JobLocation: cities.slice(0, maxCities),
    JobInterest: interest,
    JobUrl: `${jobsPath(language)}/${friendlyURL}`,
  };
}
