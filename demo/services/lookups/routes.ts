import { defaulted, object, size, string } from 'superstruct';
import type { Language } from '../../content/load.ts';
import { readQuery } from '../http/body.ts';
import { languageOf } from '../http/language.ts';
import type { Operation } from '../http/operation.ts';
import { fold, isLongEnough } from '../lists/fold.ts';
import { answer, errors, langQuery, list, object as shape } from '../openapi/schemas.ts';
import { companies } from './companies.ts';
import { countriesIn, type LookupItem } from './countries.ts';
import { functions, titles } from './words.ts';

const text = { type: 'string' } as const;
const items = list(shape({ Description: text, code: text }));
const maxCompanies = 10;
const term = object({ term: defaulted(size(string(), 0, 100), '') });

export function lookupOperations(): Operation[] {
  return [
    {
      method: 'get',
      path: '/services/user/v2/picklist/title',
      description: {
        operationId: 'getJobTitles',
        tags: ['content'],
        summary: 'Job titles to choose from',
        parameters: [langQuery],
        responses: {
          200: answer('The titles.', shape({ data: shape({ titles: list(shape({ name: text, id: text })) }) })),
        },
      },
      handle(context) {
        const language = languageOf(context);
        return context.json({
          data: { titles: Object.entries(titles).map(([id, translations]) => ({ name: translations[language], id })) },
        });
      },
    },
    {
      method: 'get',
      path: '/services/user/v2/lookup/company',
      description: {
        operationId: 'findCompanies',
        tags: ['content'],
        summary: 'Companies that have a word with this beginning in their name',
        parameters: [
          {
            name: 'term',
            in: 'query',
            description: 'At least two characters. A shorter text has no results.',
            schema: text,
          },
        ],
        responses: {
          200: answer(
            'At most ten.',
            shape({ data: shape({ companies: { ...list(shape({ name: text })), maxItems: maxCompanies } }) }),
          ),
          ...errors('malformed'),
        },
      },
      handle: (context) => context.json({ data: { companies: findCompanies(readQuery(context, term).term) } }),
    },
    lookupList('function', 'Business functions to choose from', functionsIn),
    lookupList('country', 'Countries to choose from', countriesIn),
  ];
}

function lookupList(name: string, summary: string, listIn: (language: Language) => LookupItem[]): Operation {
  return {
    method: 'get',
    path: `/services/content/v1/lookuplists/${name}`,
    description: {
      operationId: `getLookupList_${name}`,
      tags: ['content'],
      summary,
      parameters: [langQuery],
      responses: { 200: answer('The items, in the order to show them.', items) },
    },
    handle: (context) => context.json(listIn(languageOf(context))),
  };
}

function functionsIn(language: Language): LookupItem[] {
  return Object.entries(functions).map(([code, translations]) => ({ Description: translations[language], code }));
}

function findCompanies(typed: string): { name: string }[] {
  const prefix = fold(typed);
  if (!isLongEnough(prefix, 2)) return [];
  return companies
    .filter((name) => fold(name).startsWith(prefix) || fold(name).includes(` ${prefix}`))
    .slice(0, maxCompanies)
    .map((name) => ({ name }));
}
