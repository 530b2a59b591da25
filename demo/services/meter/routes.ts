import { defaulted, object, size, string } from 'superstruct';
import type { Authentication } from '../accounts/authenticate.ts';
import type { ClientOf } from '../http/client.ts';
import { readBody } from '../http/body.ts';
import { requiredText } from '../http/fields.ts';
import type { Operation } from '../http/operation.ts';
import { answer, errors, jsonBody, object as shape } from '../openapi/schemas.ts';
import type { Limit, Limits } from '../security/limits.ts';
import type { Meter } from './meter.ts';

const limit: Limit = { name: 'readings', most: 120, seconds: 60 };

/** In characters; a counter of ten articles with long URLs has some 2,000. */
const maxCounterLength = 4000;
const maxArticleLength = 120;
const reading = object({
  article: requiredText(maxArticleLength),
  counter: defaulted(size(string(), 0, maxCounterLength), ''),
});

const text = { type: 'string' } as const;
const whole = { type: 'integer', minimum: 0 } as const;

export function meterOperations({
  meter,
  authentication,
  limits,
  client,
}: {
  meter: Meter;
  authentication: Authentication;
  limits: Limits;
  client: ClientOf;
}): Operation[] {
  return [
    {
      method: 'post',
      path: '/services/user/v2/readings',
      description: {
        operationId: 'countReading',
        tags: ['articles'],
        summary: 'Counts a page view of a gated article against the free articles of the month',
        description:
          'Pages may be cached, but this response is not. An article counts once a month. With a token, page views are stored for the reader. Otherwise they are in the counter, which the page stores and sends again.',
        security: [{}, { bearer: [] }],
        requestBody: jsonBody(
          shape(
            {
              article: { ...text, description: 'The id of the article.' },
              counter: { ...text, description: 'The counter of the previous response.' },
            },
            ['article'],
          ),
        ),
        responses: {
          200: answer(
            'What is left.',
            shape({
              isFree: { type: 'boolean' },
              left: whole,
              allowance: whole,
              resetsOn: { type: 'string', format: 'date' },
              counter: text,
            }),
          ),
          ...errors('malformed', 'fieldMissing', 'notSignedIn', 'tooManyAttempts'),
        },
      },
      async handle(context) {
        await limits.use(limit, client(context).address);
        const { article, counter } = await readBody(context, reading);
        const session = await authentication.allow(context);
        return context.json(await meter.count({ article, counter, userId: session?.user.id }));
      },
    },
  ];
}
