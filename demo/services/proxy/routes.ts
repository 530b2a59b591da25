import { object } from 'superstruct';
import type { ClientOf } from '../http/client.ts';
import { readQuery } from '../http/body.ts';
import { requiredText } from '../http/fields.ts';
import type { Operation } from '../http/operation.ts';
import { notModified, publicText } from '../http/public-answer.ts';
import { errors } from '../openapi/schemas.ts';
import type { Limit, Limits } from '../security/limits.ts';
import type { Proxy } from './proxy.ts';

const limit: Limit = { name: 'proxy', most: 120, seconds: 60 };
const text = { type: 'string' } as const;
const query = object({ url: requiredText(2000) });

/** Browsers never run these. All others are sent as plain text: the response has the origin of the site. */
const inertTypes = ['application/json', 'text/calendar', 'text/csv', 'text/tab-separated-values'];

export function proxyOperations(parts: { proxy: Proxy; limits: Limits; client: ClientOf }): Operation[] {
  return [
    {
      method: 'get',
      path: '/services/proxy',
      description: {
        operationId: 'readSource',
        tags: ['content'],
        summary: 'A file or feed of another site, for `data-source`',
        description:
          'Only for the origins in PROXY_ORIGINS. No data of the visitor is forwarded. The response is cached for five minutes, and then revalidated.',
        parameters: [{ name: 'url', in: 'query', required: true, description: 'The URL of the file.', schema: text }],
        responses: {
          200: { description: 'The file, in UTF-8.', content: { 'text/plain': { schema: text } } },
          ...notModified,
          ...errors('malformed', 'fieldMissing', 'notFound', 'tooManyAttempts', 'sourceFailed'),
        },
      },
      async handle(context) {
        const { url } = readQuery(context, query);
        await parts.limits.use(limit, parts.client(context).address);
        const source = await parts.proxy.read(url);
        context.header('Content-Security-Policy', "sandbox; default-src 'none'");
        const type = inertTypes.includes(source.type) ? source.type : 'text/plain';
        return publicText(context, source.text, `${type}; charset=utf-8`);
      },
    },
  ];
}
