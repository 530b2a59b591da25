import { array, boolean, coerce, defaulted, enums, object, size, string } from 'superstruct';
import { readBody } from '../http/body.ts';
import { languageOf, toLanguage } from '../http/language.ts';
import type { Operation } from '../http/operation.ts';
import { publicAnswer } from '../http/public-answer.ts';
import {
  cursorSchema,
  facetsSchema,
  maxCursorLength,
  names,
  namesSchema,
  plainText,
  wholeNumber,
  withoutSchema,
} from '../lists/fields.ts';
import { answer, errors, jsonBody, list, object as shape } from '../openapi/schemas.ts';
import type { Schema } from '../openapi/types.ts';
import type { FindPosts } from './grid.ts';
import { postFacets } from './lists.ts';

const text = { type: 'string' } as const;
const maxFilters = 20;

/** A card of an article, or of a blog's entry. */
export const postSchema: Schema = shape({
  id: text,
  title: text,
  url: { ...text, description: 'A path on the site.' },
  imageUrl: { ...text, description: 'Empty without a picture.' },
  altText: text,
  postType: text,
  eyebrow: text,
  contentType: text,
  source: text,
  displayDate: { ...text, format: 'date' },
  description: text,
  templateName: text,
  readingMinutes: { type: 'integer', minimum: 1 },
});

const terms = { ids: names, tags: names };
const query = object({
  limit: wholeNumber(1, 100, 10),
  afterId: plainText(maxCursorLength),
  taxonomyAndTags: defaulted(
    object({
      ...terms,
      queryType: defaulted(
        coerce(enums(['and', 'or']), string(), (kind) => kind.toLowerCase()),
        'or',
      ),
      mustHaveTags: names,
      mustNotHaveTags: names,
    }),
    {},
  ),
  excludeItems: names,
  language: plainText(35),
  isAlumni: defaulted(boolean(), false),
  filters: defaulted(
    size(array(object({ id: plainText(), name: plainText(), taxonomy: names, tags: names })), 0, maxFilters),
    [],
  ),
});

const termsSchema = { ids: namesSchema, tags: namesSchema };

/** Articles are read by POST. The request changes nothing and can be repeated. */
export function insightsOperations(find: FindPosts): Operation[] {
  return [
    {
      method: 'post',
      path: '/services/articles/api/insightsgrid/articles',
      description: {
        operationId: 'findPosts',
        tags: ['articles'],
        summary: 'Articles by practice and topic, latest first, with counts',
        description:
          'ids are ids or names of practices. tags are topics, or ids of authors. Each filter narrows the results of the base query. The demo has no articles only for alumni.',
        requestBody: jsonBody(
          shape(
            {
              limit: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
              afterId: { ...text, description: 'nextCursor of the previous page. Empty for the first page.' },
              taxonomyAndTags: shape(
                {
                  ...termsSchema,
                  queryType: { ...text, enum: ['and', 'or'], default: 'or' },
                  mustHaveTags: namesSchema,
                  mustNotHaveTags: namesSchema,
                },
                ['ids', 'tags', 'queryType', 'mustHaveTags', 'mustNotHaveTags'],
              ),
              excludeItems: namesSchema,
              language: { ...text, description: 'BCP 47 tag. Default: lang or Accept-Language.' },
              isAlumni: { type: 'boolean' },
              filters: {
                ...list(
                  shape({ id: text, name: text, taxonomy: namesSchema, tags: namesSchema }, [
                    'id',
                    'name',
                    'taxonomy',
                    'tags',
                  ]),
                ),
                maxItems: maxFilters,
              },
            },
            ['limit', 'afterId', 'taxonomyAndTags', 'excludeItems', 'language', 'isAlumni', 'filters'],
          ),
        ),
        responses: {
          200: answer(
            'A page of them.',
            shape({
              data: shape({
                posts: list(postSchema),
                hasNext: { type: 'boolean' },
                nextCursor: cursorSchema,
                total: { type: 'integer', minimum: 0 },
                facets: facetsSchema(...postFacets),
                without: withoutSchema,
              }),
            }),
          ),
          ...errors('malformed', 'cursorUnknown', 'cursorExpired'),
        },
      },
      async handle(context) {
        const { limit, afterId, taxonomyAndTags, excludeItems, language, filters } = await readBody(context, query);
        const { ids, tags, queryType, mustHaveTags, mustNotHaveTags } = taxonomyAndTags;
        const data = await find({
          limit,
          afterId,
          language: toLanguage(language) ?? languageOf(context),
          needsAll: queryType === 'and',
          base: { ids, tags },
          mustHaveTags,
          mustNotHaveTags,
          excludeItems,
          filters: filters.map((filter) => ({
            name: filter.id || filter.name,
            ids: filter.taxonomy,
            tags: filter.tags,
          })),
        });
        return publicAnswer(context, { data });
      },
    },
  ];
}
