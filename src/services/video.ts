import { array, coerce, type Infer, mask, min, nonempty, number, object, string, type } from 'superstruct';
import { config } from '../core';
import { request } from '../http';
import { readWithSession } from '../session/calls';
import {
  listOf,
  listResponse,
  lenientCounts,
  lenientFacets,
  lenientFlag,
  lenientNumber,
  lenientDate,
  lenientText,
} from './response';

/** The metadata of a video. URLs have no protocol, so that they use that of the page. */
export interface VideoDetails {
  /** Empty if the platform does not send it. */
  readonly name: string;
  /** Its MP4 file, or empty if there are only streams. */
  readonly src: string;
  /** The URL of its HLS stream, or empty. */
  readonly hls: string;
  /** Whether it is available as DASH, which the platform's own player supports. */
  readonly hasDash: boolean;
  /** The URL of its poster, or empty. */
  readonly poster: string;
  /** In seconds; 0 if the platform does not send it. */
  readonly duration: number;
  readonly captions: readonly Captions[];
  /** Text tracks whose cues are the titles of chapters. */
  readonly chapters: readonly Captions[];
}

export interface Captions {
  readonly src: string;
  /** Language tag. */
  readonly language: string;
  readonly label: string;
}

/** In milliseconds. */
const PATIENCE = 30_000;

const Source = type({ src: nonempty(string()), container: lenientText, type: lenientText });
const Track = object({ src: nonempty(string()), srclang: lenientText, label: lenientText, kind: lenientText });
const Response = object({
  name: lenientText,
  sources: array(),
  poster: lenientText,
  duration: lenientNumber,
  text_tracks: listOf(Track, 40),
});

/**
 * The file or streams of a video, and its metadata. Throws if there are none; the caller then keeps the page's content.
 */
export function fetchVideo(videoId: string, signal?: AbortSignal): Promise<VideoDetails> {
  const { account, policyKey } = config().video;
  return request('video', 'film', {
    path: '/{account}/videos/{videoId}',
    params: { account, videoId },
    headers: keyHeader(policyKey),
    timeout: PATIENCE,
    signal,
    read: readVideo,
  });
}

function readVideo(body: unknown): VideoDetails {
  const answer = mask(body, Response);
  const sources = mask(answer.sources, listOf(Source, 100));
  const addressOf = (isMeant: (source: Infer<typeof Source>) => boolean) =>
    withoutProtocol(sources.find(isMeant)?.src ?? '');
  const src = addressOf(({ container }) => container.toUpperCase() === 'MP4');
  const hls = addressOf(({ type }) => /mpegurl/i.test(type));
  const tracksOf = (kinds: RegExp) =>
    answer.text_tracks
      .filter(({ kind }) => kinds.test(kind))
      .map(({ src, srclang, label }) => ({ src: withoutProtocol(src), language: srclang, label: label || srclang }));
  const hasDash = sources.some(({ type }) => /dash\+xml/i.test(type));
  if (!src && !hls && !hasDash) throw new TypeError('the video has no source that is MP4, HLS or DASH');
  return {
    name: answer.name,
    src,
    hls,
    hasDash,
    poster: withoutProtocol(answer.poster),
    // The platform uses milliseconds.
    duration: answer.duration / 1000,
    captions: tracksOf(/^(?:captions|subtitles)$/),
    chapters: tracksOf(/^chapters$/),
  };
}

/** As a parameter of `accept`, the key needs no preflight. */
function keyHeader(policyKey: string) {
  return { accept: `application/json;pk=${policyKey}` };
}

function withoutProtocol(url: string): string {
  return url.replace(/^https?:(?=\/\/)/i, '');
}

const names = listOf(nonempty(string()));

const GalleryVideo = object({
  id: nonempty(string()),
  title: lenientText,
  description: lenientText,
  /** In seconds; 0 if unknown. */
  duration: lenientNumber,
  date: lenientDate,
  topics: names,
  speakers: names,
  /** A text with commas is a list. Ignoring it would make a restricted video public. */
  tags: coerce(names, string(), (text) => text.split(',').map((tag) => tag.trim())),
  poster: lenientText,
  url: lenientText,
});

/** As the service sends it: plain texts, and URLs and dates that are not validated yet. */
export type GalleryVideo = Infer<typeof GalleryVideo>;

/** Rejects a response without a list or total, so that an error does not read as "no videos". */
const Gallery = object({
  videos: array(),
  total: min(number(), 0),
  hidden: lenientNumber,
  hasNext: lenientFlag,
  nextCursor: lenientText,
  facets: lenientFacets,
  without: lenientCounts,
});

export interface GalleryRequest {
  readonly topics?: readonly string[] | undefined;
  readonly speakers?: readonly string[] | undefined;
  readonly limit: number;
  /** `next` of the previous page. */
  readonly afterId?: string | undefined;
}

export interface GalleryAnswer {
  readonly films: readonly GalleryVideo[];
  /** Across all pages, without those that this visitor may not see. */
  readonly total: number;
  /** The number of further videos for other visitors. */
  readonly hidden: number;
  readonly next: string | undefined;
  /** By group and name. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By group: the number of results without it. */
  readonly without: Readonly<Record<string, number>>;
}

/** Videos of the gallery that this visitor may see, latest first. */
export function findVideos(
  { topics, speakers, limit, afterId }: GalleryRequest,
  signal?: AbortSignal,
): Promise<GalleryAnswer> {
  const { account, policyKey } = config().video;
  return readWithSession('gallery', 'films', {
    path: '/{account}/videos',
    params: { account },
    headers: keyHeader(policyKey),
    query: { topics, speakers, limit, afterId },
    timeout: PATIENCE,
    signal,
    read: readGallery,
  });
}

/** Videos of a source, in the shape of the service. Invalid ones are left out. */
export function readVideos(videos: readonly unknown[], most: number): readonly GalleryVideo[] {
  const fitting = mask({ videos }, object({ videos: listOf(GalleryVideo, most) })).videos;
  return [...new Map(fitting.map((video) => [video.id, video])).values()];
}

function readGallery(body: unknown): GalleryAnswer {
  const { videos, total, hidden, hasNext, nextCursor, facets, without } = mask(listResponse(body, 'videos'), Gallery);
  return {
    films: readVideos(videos, 200),
    total,
    hidden,
    next: (hasNext && nextCursor) || undefined,
    counts: facets,
    without,
  };
}
