import { coerce, defaulted, integer, max, min, object, string } from 'superstruct';
import type { Authentication } from '../accounts/authenticate.ts';
import { readBody, readQuery } from '../http/body.ts';
import { lengths, requiredText } from '../http/fields.ts';
import type { Operation } from '../http/operation.ts';
import { answer, bearer, errors, jsonBody, list, object as shape, userIdPath } from '../openapi/schemas.ts';
import type { Shelf } from './shelf.ts';

const text = { type: 'string' } as const;
const keyShape = { articleId: { ...text, description: 'The slug.' }, language: text };
const key = { articleId: requiredText(lengths.id), language: requiredText(10) };
const saved = object(key);
const rated = object({ ...key, rating: max(min(integer(), 1), 5) });
const wholeNumber = (preset: number, minimum: number, maximum: number) =>
  defaulted(coerce(max(min(integer(), minimum), maximum), string(), Number), preset);
const listQuery = object({ currentOffset: wholeNumber(0, 0, 100_000), pageSize: wholeNumber(9, 1, 100) });

interface ArticleRouteParts {
  shelf: Shelf;
  authentication: Authentication;
}

export function articleOperations(parts: ArticleRouteParts): Operation[] {
  return [
    getSavedArticlesOperation(parts),
    saveArticleOperation(parts),
    removeSavedArticleOperation(parts),
    rateArticleOperation(parts),
  ];
}

function getSavedArticlesOperation({ shelf, authentication }: ArticleRouteParts): Operation {
  return {
    method: 'get',
    path: '/services/user/api/v2/user/article',
    description: {
      operationId: 'getSavedArticles',
      tags: ['articles'],
      summary: 'A page of the saved articles, latest first',
      security: bearer,
      parameters: [
        {
          name: 'currentOffset',
          in: 'query',
          description: 'Number of articles to skip.',
          schema: { type: 'integer', minimum: 0, default: 0 },
        },
        {
          name: 'pageSize',
          in: 'query',
          description: 'Maximum number of articles.',
          schema: { type: 'integer', minimum: 1, maximum: 100, default: 9 },
        },
      ],
      responses: {
        200: answer(
          'The cards.',
          shape({
            savedArticles: list(
              shape({
                id: text,
                language: text,
                url: text,
                imageUrl: text,
                title: text,
                type: text,
                description: text,
                publishedAt: text,
                isGated: { type: 'boolean' },
              }),
            ),
            totalRecords: { type: 'integer', minimum: 0 },
          }),
        ),
        ...errors('malformed', 'notSignedIn'),
      },
    },
    async handle(context) {
      const { user } = await authentication.require(context);
      const { currentOffset, pageSize } = readQuery(context, listQuery);
      return context.json(await shelf.list(user.id, { offset: currentOffset, size: pageSize }));
    },
  };
}

function saveArticleOperation({ shelf, authentication }: ArticleRouteParts): Operation {
  return {
    method: 'post',
    path: '/services/user/v2/users/{userId}/articles',
    description: {
      operationId: 'saveArticle',
      tags: ['articles'],
      summary: 'Saves an article',
      security: bearer,
      parameters: [userIdPath],
      requestBody: jsonBody(shape(keyShape)),
      responses: {
        201: answer('Saved.', shape(keyShape)),
        ...errors('malformed', 'fieldMissing', 'notSignedIn', 'notYours', 'notFound'),
      },
    },
    async handle(context) {
      const { user } = await authentication.requireOwner(context);
      const article = await readBody(context, saved);
      await shelf.save(user.id, article);
      return context.json(article, 201);
    },
  };
}

function removeSavedArticleOperation({ shelf, authentication }: ArticleRouteParts): Operation {
  return {
    method: 'delete',
    path: '/services/user/v2/users/{userId}/articles/{articleId}/{language}',
    description: {
      operationId: 'removeSavedArticle',
      tags: ['articles'],
      summary: 'Removes a saved article',
      description: 'Succeeds if the article is not on the list.',
      security: bearer,
      parameters: [
        userIdPath,
        { name: 'articleId', in: 'path', required: true, description: 'The slug.', schema: text },
        { name: 'language', in: 'path', required: true, description: 'The language of the article.', schema: text },
      ],
      responses: { 204: answer('Removed.'), ...errors('notSignedIn', 'notYours') },
    },
    async handle(context) {
      const { user } = await authentication.requireOwner(context);
      const { articleId = '', language = '' } = context.req.param();
      await shelf.remove(user.id, { articleId, language });
      return context.body(null, 204);
    },
  };
}

function rateArticleOperation({ shelf, authentication }: ArticleRouteParts): Operation {
  return {
    method: 'post',
    path: '/services/user/v2/users/{userId}/ratings',
    description: {
      operationId: 'rateArticle',
      tags: ['articles'],
      summary: 'Rates an article',
      description: 'From 1 to 5. A new rating replaces the previous one.',
      security: bearer,
      parameters: [userIdPath],
      requestBody: jsonBody(shape({ ...keyShape, rating: { type: 'integer', minimum: 1, maximum: 5 } })),
      responses: {
        201: answer('Rated.', { $ref: '#/components/schemas/Rating' }),
        ...errors('malformed', 'fieldMissing', 'notSignedIn', 'notYours', 'notFound'),
      },
    },
    async handle(context) {
      const { user } = await authentication.requireOwner(context);
      const { rating, ...article } = await readBody(context, rated);
      await shelf.rate(user.id, article, rating);
      return context.json({ ...article, rating }, 201);
    },
  };
}
