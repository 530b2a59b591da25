import { coerce, defaulted, enums, max, min, object, integer, size, string } from 'superstruct';
import { readQuery } from '../http/body.ts';
import { languageOf } from '../http/language.ts';
import type { Operation } from '../http/operation.ts';
import { notModified, publicAnswer } from '../http/public-answer.ts';
import { answer, errors, langQuery, list, object as shape } from '../openapi/schemas.ts';
import { kinds } from './collect-pages.ts';
import type { SiteSearch } from './index.ts';

const filters = ['all', ...kinds] as const;
const sorts = ['default', 'date'] as const;
const maxQueryLength = 200;

const wholeNumber = (lowest: number, highest: number, preset: number) =>
  defaulted(coerce(max(min(integer(), lowest), highest), string(), Number), preset);
const q = defaulted(size(string(), 0, maxQueryLength), '');

const pagesQuery = object({
  q,
  start: wholeNumber(1, 100_000, 1),
  sort: defaulted(enums(sorts), 'default'),
  pageFilter: defaulted(enums(filters), 'all'),
  rows: wholeNumber(1, 50, 10),
});

const text = { type: 'string' } as const;
const queryParameter = {
  name: 'q',
  in: 'query',
  description: 'The typed text.',
  schema: { ...text, maxLength: maxQueryLength },
} as const;

const suggestedPages = {
  ...list(shape({ title: text, url: { ...text, description: 'A path on the site.' } })),
  maxItems: 3,
};

export function searchOperations(search: SiteSearch): Operation[] {
  return [searchPagesOperation(search), suggestTermsOperation(search)];
}

function searchPagesOperation(search: SiteSearch): Operation {
  return {
    method: 'get',
    path: '/services/search/api/pages',
    description: {
      operationId: 'searchPages',
      tags: ['search'],
      summary: 'Pages of the site, by relevance or date',
      description:
        'If a misspelt query has no results, returns results for the likely spelling, and names it in queryUsedForSearch. Without q, returns all pages, newest first.',
      parameters: [
        queryParameter,
        {
          name: 'start',
          in: 'query',
          description: 'Position of the first result, from 1.',
          schema: { type: 'integer', minimum: 1, default: 1 },
        },
        {
          name: 'sort',
          in: 'query',
          description: 'Relevance or date.',
          schema: { ...text, enum: sorts, default: 'default' },
        },
        {
          name: 'pageFilter',
          in: 'query',
          description: 'Kind of page.',
          schema: { ...text, enum: filters, default: 'all' },
        },
        {
          name: 'rows',
          in: 'query',
          description: 'Results per page.',
          schema: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
        },
        langQuery,
      ],
      responses: {
        200: answer(
          'The results.',
          shape({
            results: list(
              shape({
                id: text,
                description: text,
                metatags: shape({
                  title: text,
                  url: { ...text, description: 'A path on the site.' },
                  'search-image': { ...text, description: 'A path on the site, or empty.' },
                  'authors-name': { ...text, description: 'Names, separated by "|".' },
                  'title-location': text,
                  'searchresults-tags': { ...text, description: 'Topics, separated by "|".' },
                  'searchresults-kind': { ...text, enum: kinds, description: 'Kind of page.' },
                  'searchresults-date': { ...text, description: 'When it was published, as YYYY-MM-DD, or empty.' },
                }),
              }),
            ),
            numFound: { type: 'integer', minimum: 0 },
            correctlySpelled: { type: 'boolean' },
            suggestedQuery: { ...text, description: 'Another spelling to suggest, or empty.' },
            queryUsedForSearch: { ...text, description: 'The query of the results.' },
            statusMessage: { ...text, description: 'Plain text for the visitor, or empty.' },
            filterCounts: {
              type: 'object',
              description: 'The number of results of each filter.',
              additionalProperties: { type: 'integer', minimum: 0 },
            },
          }),
        ),
        ...notModified,
        ...errors('malformed'),
      },
    },
    async handle(context) {
      const query = { ...readQuery(context, pagesQuery), language: languageOf(context) };
      return publicAnswer(context, await search.pages(query));
    },
  };
}

function suggestTermsOperation(search: SiteSearch): Operation {
  return {
    method: 'get',
    path: '/services/search/api/pages/suggestions',
    description: {
      operationId: 'suggestTerms',
      tags: ['search'],
      summary: 'Completions of the typed text',
      parameters: [queryParameter, langQuery],
      responses: {
        200: answer(
          'Topics, people and other pages, most likely first. Words of the site if nothing else matches.',
          shape({ terms: { ...list(text), maxItems: 8 }, people: suggestedPages, pages: suggestedPages }),
        ),
        ...notModified,
        ...errors('malformed'),
      },
    },
    async handle(context) {
      const { q: typed } = readQuery(context, object({ q }));
      return publicAnswer(context, await search.suggestions({ q: typed, language: languageOf(context) }));
    },
  };
}
