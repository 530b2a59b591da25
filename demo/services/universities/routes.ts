import { object } from 'superstruct';
import { read } from '../http/body.ts';
import type { Operation } from '../http/operation.ts';
import { notModified, publicAnswer } from '../http/public-answer.ts';
import { numberParameter, plainText, queryOf, textParameter, wholeNumber } from '../lists/fields.ts';
import { isLongEnough } from '../lists/fold.ts';
import type { Lists } from '../lists/index.ts';
import { answer, errors, list, object as shape } from '../openapi/schemas.ts';

const text = { type: 'string' } as const;
const minLetters = 3;
const query = object({ q: plainText(), rows: wholeNumber(1, 50, 8) });

export function universityOperations(lists: Lists): Operation[] {
  return [
    {
      method: 'get',
      path: '/services/universities/suggest',
      description: {
        operationId: 'suggestUniversities',
        tags: ['content'],
        summary: 'Universities that have a word with this beginning in their name',
        description:
          'A text of fewer than three characters has no results. Accents and capitals are ignored. Names in other scripts are also found by Latin letters. If no word has this beginning, returns names that contain the text.',
        parameters: [
          textParameter('q', 'What the visitor typed.'),
          numberParameter('rows', 'How many at most.', { most: 50, preset: 8 }),
          textParameter('lang', 'Of the page. Names are in their own language whatever it is.', 35),
        ],
        responses: {
          200: answer('Shortest first.', shape({ results: list(shape({ name: text, url: text })) })),
          ...notModified,
          ...errors('malformed'),
        },
      },
      async handle(context) {
        const { q, rows } = read(queryOf(context), query);
        const isEnough = isLongEnough(q.trim(), minLetters);
        return publicAnswer(context, {
          results: isEnough ? (await lists.suggest('universities', q, rows)).map(({ item }) => item) : [],
        });
      },
    },
  ];
}
