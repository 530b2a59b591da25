import { object } from 'superstruct';
import type { ClientOf } from '../http/client.ts';
import { readBody } from '../http/body.ts';
import { ServiceError } from '../http/errors.ts';
import { requiredText } from '../http/fields.ts';
import type { Operation } from '../http/operation.ts';
import type { Addresses } from '../http/origins.ts';
import { answer, errors, jsonBody, object as shape } from '../openapi/schemas.ts';
import type { Limit, Limits } from '../security/limits.ts';
import type { ShortLinks } from './links.ts';

const limit: Limit = { name: 'short-links', most: 60, seconds: 60 };
const maxUrlLength = 2000;
const idPattern = /^[\w-]{8}$/;
const request = object({ long_url: requiredText(maxUrlLength) });
const text = { type: 'string' } as const;

interface Parts {
  links: ShortLinks;
  addresses: Addresses;
  limits: Limits;
  client: ClientOf;
}

/** Short URLs of the site's own pages. No API key is required: every visitor could read it in the page. */
export function linkOperations({ links, addresses, limits, client }: Parts): Operation[] {
  return [
    {
      method: 'post',
      path: '/services/links',
      description: {
        operationId: 'shortenLink',
        tags: ['content'],
        summary: 'A short URL for a page of the site',
        description:
          'Always the same for the same URL. URLs of other sites are rejected, because a short URL would make them look like this site.',
        requestBody: jsonBody(shape({ long_url: { ...text, minLength: 1, maxLength: maxUrlLength } })),
        responses: {
          201: answer('It leads there from now on.', shape({ link: text, long_url: text })),
          ...errors('malformed', 'fieldMissing', 'tooManyAttempts'),
        },
      },
      async handle(context) {
        await limits.use(limit, client(context).address);
        const address = ownAddress((await readBody(context, request)).long_url, addresses);
        return context.json({ link: `${addresses.site}/s/${await links.shorten(address)}`, long_url: address }, 201);
      },
    },
    {
      method: 'get',
      path: '/services/links/{id}',
      description: {
        operationId: 'getLink',
        tags: ['content'],
        summary: 'The target of a short URL',
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'The last part of the short URL.',
            schema: { ...text, pattern: idPattern.source },
          },
        ],
        responses: { 200: answer('The address.', shape({ long_url: text })), ...errors('notFound') },
      },
      async handle(context) {
        const id = context.req.param('id') ?? '';
        const address = idPattern.test(id) ? await links.addressOf(id) : undefined;
        if (address === undefined) throw new ServiceError('notFound', 'There is no such short URL.');
        return context.json({ long_url: address });
      },
    },
  ];
}

function ownAddress(longUrl: string, { site, microsite }: Addresses): string {
  const url = URL.canParse(longUrl) ? new URL(longUrl) : undefined;
  if (!url || ![site, microsite].includes(url.origin) || url.username || url.password || url.href.length > maxUrlLength)
    throw new ServiceError('malformed', 'long_url is not a URL of this site.');
  return url.href;
}
