import type { Context } from 'hono';
import { object as struct } from 'superstruct';
import { platformVideos } from '../../media/videos.ts';
import type { Authentication } from '../accounts/authenticate.ts';
import { read } from '../http/body.ts';
import { ServiceError } from '../http/errors.ts';
import type { Operation } from '../http/operation.ts';
import type { Addresses } from '../http/origins.ts';
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
import { anyOf, type Cursors, type Group, type Lists, pageOf } from '../lists/index.ts';
import { answer, errors, list, object } from '../openapi/schemas.ts';
import type { Parameter } from '../openapi/types.ts';
import { everybody, type VideoCard, videoFacets } from './lists.ts';

/** The account and its key. They are public, because every page with a video contains them. */
export const videoAccount = { account: 'alder-voss-films', policyKey: 'demo-policy-key' } as const;

const text = { type: 'string' } as const;
const number = { type: 'number' } as const;
const source = object({ src: text, type: text, container: text, width: number, height: number }, [
  'container',
  'width',
  'height',
]);
const track = object({ src: text, srclang: text, label: text, kind: text });

const card = object({
  id: text,
  title: text,
  description: text,
  duration: { ...number, description: 'In seconds.' },
  date: text,
  topics: list(text),
  speakers: list(text),
  tags: list(text),
  poster: text,
  url: text,
});

const ofAccount: readonly Parameter[] = [
  { name: 'account', in: 'path', required: true, description: 'The account on the video platform.', schema: text },
  {
    name: 'accept',
    in: 'header',
    required: true,
    description: 'Contains the policy key: `application/json;pk=KEY`.',
    schema: text,
  },
];
const filters = Object.fromEntries(videoFacets.map((facet) => [facet, names])) as Record<
  (typeof videoFacets)[number],
  typeof names
>;
const galleryQuery = struct({ limit: wholeNumber(1, 100, 12), afterId: plainText(maxCursorLength), ...filters });

interface VideoOptions {
  addresses: Addresses;
  lists: Lists;
  cursors: Cursors;
  authentication: Authentication;
}

/** Videos in the format of a video platform, for requests with the account's policy key. */
export function videoOperations(options: VideoOptions): Operation[] {
  return [videoOperation(options), galleryOperation(options)];
}

function videoOperation({ addresses }: VideoOptions): Operation {
  return {
    method: 'get',
    path: '/services/video/{account}/videos/{videoId}',
    description: {
      operationId: 'getVideo',
      tags: ['video'],
      summary: 'Files, poster and captions of a video',
      parameters: [
        ...ofAccount,
        { name: 'videoId', in: 'path', required: true, description: 'The id of the video.', schema: text },
      ],
      responses: {
        200: answer(
          'The video; duration in milliseconds.',
          object({
            id: text,
            name: text,
            duration: number,
            poster: text,
            sources: list(source),
            text_tracks: list(track),
          }),
        ),
        ...errors('notYours', 'notFound'),
      },
    },
    handle(context) {
      demandKey(context);
      const video = platformVideos.find(({ id }) => id === context.req.param('videoId'));
      if (!video || context.req.param('account') !== videoAccount.account)
        throw new ServiceError('notFound', 'There is no such video in this account.');
      const size = video.isDrawn ? { width: 480, height: 270 } : { width: 768, height: 432 };
      const media = `${addresses.site}/media/${video.id}`;
      context.header('Cache-Control', 'public, max-age=300');
      return context.json({
        id: video.id,
        name: video.name,
        duration: video.duration * 1000,
        poster: video.isDrawn ? `${addresses.site}/posters/${video.id}.svg` : `${media}.jpg`,
        sources: [
          { src: `${media}.webm`, type: 'video/webm', container: 'WEBM', ...size },
          { src: `${media}.mp4`, type: 'video/mp4', container: 'MP4', ...size },
        ],
        text_tracks: [
          ...video.captions.map((language) => trackOf('captions', `${media}.${language}.vtt`, language)),
          ...(video.chapters ?? []).map((language) =>
            trackOf('chapters', `${media}.chapters.${language}.vtt`, language),
          ),
        ],
      });
    },
  };
}

function trackOf(kind: 'captions' | 'chapters', src: string, language: string) {
  const label = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return { src, srclang: language, label, kind };
}

function galleryOperation({ lists, cursors, authentication }: VideoOptions): Operation {
  return {
    method: 'get',
    path: '/services/video/{account}/videos',
    description: {
      operationId: 'findVideos',
      tags: ['video'],
      summary: 'Videos of the gallery, latest first, with counts',
      description:
        'Videos for clients are listed only if the access token has the role. `hidden` is the number of those left out.',
      parameters: [
        ...ofAccount,
        numberParameter('limit', 'Maximum number of results.', { most: 100, preset: 12 }),
        textParameter('afterId', 'nextCursor of the previous page. Empty for the first page.', maxCursorLength),
        ...videoFacets.map((facet) => namesParameter(facet, 'Names in any case.')),
      ],
      responses: {
        200: answer(
          'A page of them.',
          object({
            videos: list(card),
            hasNext: { type: 'boolean' },
            nextCursor: cursorSchema,
            total: { type: 'integer', minimum: 0 },
            hidden: { type: 'integer', minimum: 0 },
            facets: facetsSchema(...videoFacets),
            without: withoutSchema,
          }),
        ),
        ...notModified,
        ...errors('malformed', 'cursorUnknown', 'cursorExpired', 'notSignedIn', 'notYours', 'notFound'),
      },
    },
    async handle(context) {
      demandKey(context);
      if (context.req.param('account') !== videoAccount.account)
        throw new ServiceError('notFound', 'There is no such account.');
      const session = await authentication.allow(context);
      const { limit, afterId, ...chosen } = read(queryOf(context), galleryQuery);
      const roles = session?.user.roles ?? [];
      const scope = { ...chosen, roles };
      const groups: Group[] = [
        ...videoFacets.map((facet) => anyOf(facet, { [facet]: chosen[facet] })),
        anyOf('access', { access: [everybody, ...roles] }),
      ].flatMap((group) => group ?? []);
      const question = {
        list: 'videos',
        groups,
        counted: videoFacets,
        page: { size: limit, after: cursors.read(afterId, scope) },
      };
      const found = await lists.find<VideoCard>(question);
      const page = pageOf(found, { groups, cursors, scope });
      const { access = 0, ...without } = page.without;
      context.header('Vary', 'Accept, Authorization', { append: true });
      const videos = { videos: found.rows.map(({ item }) => item), ...page, hidden: access - found.total, without };
      return session ? context.json(videos) : publicAnswer(context, videos);
    },
  };
}

function demandKey(context: Context): void {
  const [, key] = /;\s*pk=([\w-]+)/.exec(context.req.header('accept') ?? '') ?? [];
  if (key !== videoAccount.policyKey)
    throw new ServiceError('notYours', 'The policy key in the accept header is missing or wrong.');
}
