import { object } from 'superstruct';
import { read } from '../http/body.ts';
import type { Operation } from '../http/operation.ts';
import { notModified, publicAnswer } from '../http/public-answer.ts';
import {
  cursorSchema,
  facetsSchema,
  maxCursorLength,
  names,
  namesParameter,
  numberParameter,
  plainText,
  queryOf,
  textParameter,
  wholeNumber,
  withoutSchema,
} from '../lists/fields.ts';
import { anyOf, type Cursors, type Lists, pageOf } from '../lists/index.ts';
import { answer, errors, list, object as shape } from '../openapi/schemas.ts';
import type { Schema } from '../openapi/types.ts';
import { officeFacets, personFacets, type Profile } from './lists.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const total = { type: 'integer', minimum: 0 } as const;

const profile: Schema = shape({
  id: text,
  title: text,
  firmTitle: text,
  description: text,
  standardImage: shape({ src: { ...text, description: 'Empty without a portrait.' }, alt: text }),
  url: { ...text, description: 'Empty where there is no page.' },
  locations: list(text),
  regions: list(text),
  interest: list(text),
  languages: list(text),
  practices: list(text),
  isPrivate: flag,
  isAlumni: flag,
  enableContactForm: flag,
  linkedInUrl: text,
  twitterUrl: text,
});

const office: Schema = shape(
  {
    id: text,
    name: text,
    displayName: text,
    country: text,
    countryCode: text,
    region: text,
    officeAddress: text,
    officePhoneNumber: text,
    officeFaxNumber: text,
    mapLatitude: { type: 'number', minimum: -90, maximum: 90 },
    mapLongitude: { type: 'number', minimum: -180, maximum: 180 },
    mapZoom: { type: 'integer' },
    isZoomRequired: flag,
    mapModuleLink: shape({ text, url: text }),
    officeLinks: list(shape({ Text: text, Url: text })),
    opened: { type: 'integer' },
    description: text,
  },
  ['mapLatitude', 'mapLongitude', 'mapZoom', 'isZoomRequired'],
);

const personFilters = Object.fromEntries(personFacets.map((facet) => [facet, names])) as Record<
  (typeof personFacets)[number],
  typeof names
>;
const peopleQuery = object({
  q: plainText(),
  limit: wholeNumber(1, 200, 24),
  afterId: plainText(maxCursorLength),
  ...personFilters,
});
const officesQuery = object({ region: names, country: names });
const maxOffices = 500;

export function directoryOperations({ lists, cursors }: { lists: Lists; cursors: Cursors }): Operation[] {
  return [
    {
      method: 'get',
      path: '/services/people',
      description: {
        operationId: 'findPeople',
        tags: ['people'],
        summary: 'People of the firm by surname, with every count',
        parameters: [
          textParameter('q', 'Words of the name, the role or the profile; the last one perhaps only begun.'),
          numberParameter('limit', 'How many.', { most: 200, preset: 24 }),
          textParameter('afterId', 'nextCursor of the page before; empty for the first.', maxCursorLength),
          ...personFacets.map((facet) => namesParameter(facet, 'Names in any case.')),
        ],
        responses: {
          200: answer(
            'A page of them.',
            shape({
              people: list(profile),
              hasNext: flag,
              nextCursor: cursorSchema,
              total,
              facets: facetsSchema(...personFacets),
              without: withoutSchema,
            }),
          ),
          ...notModified,
          ...errors('malformed', 'cursorUnknown', 'cursorExpired'),
        },
      },
      async handle(context) {
        const { q, limit, afterId, ...chosen } = read(queryOf(context), peopleQuery);
        const scope = { q, ...chosen };
        const placeGroup = anyOf('place', {
          regions: chosen.regions,
          countries: chosen.countries,
          locations: chosen.locations,
        });
        const otherGroups = (['languages', 'practice', 'interest'] as const).map((facet) =>
          anyOf(facet, { [facet]: chosen[facet] }),
        );
        const question = {
          list: 'people',
          groups: [placeGroup, ...otherGroups].flatMap((group) => group ?? []),
          counted: personFacets,
          page: { size: limit, after: cursors.read(afterId, scope) },
        };
        const found = await lists.search<Profile>(question, { text: q, language: 'en' });
        return publicAnswer(context, {
          people: found.rows.map(({ item }) => item),
          ...pageOf(found, { groups: question.groups, cursors, scope }),
        });
      },
    },
    {
      method: 'get',
      path: '/services/offices',
      description: {
        operationId: 'findOffices',
        tags: ['people'],
        summary: 'Offices by region, country and city',
        description: 'All locations in one response. Those without coordinates are not shown on the map.',
        parameters: officeFacets.map((facet) => namesParameter(facet, 'Names in any case.')),
        responses: {
          200: answer('The offices.', shape({ offices: list(office), total, facets: facetsSchema(...officeFacets) })),
          ...notModified,
          ...errors('malformed'),
        },
      },
      async handle(context) {
        const { region, country } = read(queryOf(context), officesQuery);
        const groups = [anyOf('place', { region, country })].flatMap((group) => group ?? []);
        const {
          rows,
          total: officeCount,
          counts,
        } = await lists.find({ list: 'offices', groups, counted: officeFacets, page: { size: maxOffices } });
        return publicAnswer(context, { offices: rows.map(({ item }) => item), total: officeCount, facets: counts });
      },
    },
  ];
}
