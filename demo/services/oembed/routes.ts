import { ServiceError } from '../http/errors.ts';
import type { Operation } from '../http/operation.ts';
import { notModified, publicAnswer } from '../http/public-answer.ts';
import type { Addresses } from '../http/origins.ts';
import { answer, errors, object } from '../openapi/schemas.ts';

const text = { type: 'string' } as const;
const number = { type: 'number' } as const;

/** The URLs that editors copy from each provider, and the page that represents it here. */
const providers = {
  ceros: { host: 'experiences.alder-voss.example', page: (id: string) => `${id}.html`, width: 1200, height: 600 },
  audio: { host: 'sounds.alder-voss.example', page: (id: string) => `track.html?id=${id}`, width: 640, height: 180 },
} as const;

/** Embedding code for a third-party page: HTML with a frame, like oEmbed. */
export function oembedOperations(addresses: Addresses): Operation[] {
  return (Object.keys(providers) as (keyof typeof providers)[]).map((provider) => ({
    method: 'get',
    path: `/services/${provider}/oembed`,
    description: {
      operationId: `embed_${provider}`,
      tags: ['embeds'],
      summary: `How to embed ${provider === 'audio' ? 'a sound' : 'an experience'}`,
      parameters: [
        {
          name: 'url',
          in: 'query',
          required: true,
          description: `An address such as https://${providers[provider].host}/NAME.`,
          schema: text,
        },
      ],
      responses: {
        200: answer(
          'HTML with a frame.',
          object({ version: text, type: text, title: text, html: text, width: number, height: number }),
        ),
        ...notModified,
        ...errors('notFound'),
      },
    },
    handle(context) {
      const { host, page, width, height } = providers[provider];
      const [, id] = new RegExp(`^https://${host}/([a-z0-9-]+)$`).exec(context.req.query('url') ?? '') ?? [];
      if (!id) throw new ServiceError('notFound', 'The URL is not one of this provider.');
      const title = id.replaceAll('-', ' ');
      const html = `<iframe src="${addresses.microsite}/stage/${page(id)}" width="${width}" height="${height}" title="${title}"></iframe>`;
      return publicAnswer(context, { version: '1.0', type: 'rich', title, html, width, height });
    },
  }));
}
