import type { Content } from '../../content/load.ts';
import { ServiceError } from '../http/errors.ts';
import { toLanguage } from '../http/language.ts';
import type { Operation } from '../http/operation.ts';
import { answer, errors, object, reference } from '../openapi/schemas.ts';

/** The content service's overrides of widget texts. */
export function dictionaryOperations({ dictionaries }: Pick<Content, 'dictionaries'>): Operation[] {
  return [
    {
      method: 'get',
      path: '/services/content/dictionary/{lang}',
      description: {
        operationId: 'getDictionary',
        tags: ['content'],
        summary: 'Widget texts that editors have overridden',
        parameters: [
          { name: 'lang', in: 'path', required: true, description: 'A language tag.', schema: { type: 'string' } },
        ],
        responses: {
          200: answer(
            'The overrides of that language.',
            object({
              language: reference('Language'),
              entries: { type: 'object', additionalProperties: { type: 'string' } },
            }),
          ),
          ...errors('notFound'),
        },
      },
      handle(context) {
        const language = toLanguage(context.req.param('lang') ?? '');
        if (!language) throw new ServiceError('notFound', 'There is no dictionary for this language.');
        context.header('Cache-Control', 'public, max-age=300');
        return context.json({ language, entries: dictionaries[language] });
      },
    },
  ];
}
