import { films } from '../../media/films.ts';
import { ServiceError } from '../http/errors.ts';
import type { Operation } from '../http/operation.ts';
import type { Addresses } from '../http/origins.ts';
import { answer, errors, list, object } from '../openapi/schemas.ts';

/** The account and its key; public, because every page that shows a film says them. */
export const videoAccount = { account: 'alder-voss-films', policyKey: 'demo-policy-key' } as const;

const text = { type: 'string' } as const;
const number = { type: 'number' } as const;
const source = object({ src: text, type: text, container: text, width: number, height: number }, ['container', 'width', 'height']);
const track = object({ src: text, srclang: text, label: text, kind: text });

/** Films as a video platform describes them, for whoever names the account's policy key. */
export function videoOperations(addresses: Addresses): Operation[] {
  return [
    {
      method: 'get',
      path: '/services/video/{account}/videos/{videoId}',
      description: {
        operationId: 'getVideo',
        tags: ['video'],
        summary: 'Files, poster and captions of a film',
        parameters: [
          { name: 'account', in: 'path', required: true, description: 'The account on the video platform.', schema: text },
          { name: 'videoId', in: 'path', required: true, description: 'The film.', schema: text },
          { name: 'accept', in: 'header', required: true, description: 'Carries the policy key: `application/json;pk=KEY`.', schema: text },
        ],
        responses: {
          200: answer('The film; duration in milliseconds.', object({ id: text, name: text, duration: number, poster: text, sources: list(source), text_tracks: list(track) })),
          ...errors('notYours', 'notFound'),
        },
      },
      handle(context) {
        const [, key] = /;\s*pk=([\w-]+)/.exec(context.req.header('accept') ?? '') ?? [];
        if (key !== videoAccount.policyKey) throw new ServiceError('notYours', 'The policy key in the accept header is missing or wrong.');
        const film = films.find(({ id }) => id === context.req.param('videoId'));
        if (!film || context.req.param('account') !== videoAccount.account) throw new ServiceError('notFound', 'There is no such film in this account.');
        const media = `${addresses.site}/media/${film.id}`;
        context.header('Cache-Control', 'public, max-age=300');
        return context.json({
          id: film.id,
          name: film.name,
          duration: film.duration * 1000,
          poster: `${media}.jpg`,
          sources: [
            { src: `${media}.webm`, type: 'video/webm', container: 'WEBM', width: 768, height: 432 },
            { src: `${media}.mp4`, type: 'video/mp4', container: 'MP4', width: 768, height: 432 },
          ],
          text_tracks: film.captions.map((language) => ({
            src: `${media}.${language}.vtt`,
            srclang: language,
            label: new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language,
            kind: 'captions',
          })),
        });
      },
    },
  ];
}
