import { array, mask, nonempty, object, string, type } from 'superstruct';
import { config } from '../core';
import { request } from '../http';
import { listOf, someNumber, someText } from './response';

/** What the platform knows of a film; addresses have no protocol, so that they follow the page's. */
export interface Film {
  readonly src: string;
  /** Address of its first picture, or empty. */
  readonly poster: string;
  /** In seconds; 0 where the platform does not say. */
  readonly duration: number;
  readonly captions: readonly Captions[];
}

export interface Captions {
  readonly src: string;
  /** Language tag. */
  readonly language: string;
  readonly label: string;
}

/** In milliseconds. */
const PATIENCE = 30_000;

const Source = type({ src: nonempty(string()), container: someText });
const Track = object({ src: nonempty(string()), srclang: someText, label: someText, kind: someText });
const Response = object({ sources: array(), poster: someText, duration: someNumber, text_tracks: listOf(Track, 40) });

/** The film's MP4 file and what goes with it. Throws where there is none; the caller keeps what the page shows. */
export function fetchFilm(videoId: string, signal?: AbortSignal): Promise<Film> {
  const { account, policyKey } = config().video;
  return request('video', `/${encodeURIComponent(account)}/videos/${encodeURIComponent(videoId)}`, {
    // As a parameter of `accept` the key needs no preflight.
    headers: { accept: `application/json;pk=${policyKey}` },
    timeout: PATIENCE,
    signal,
    read: readFilm,
  });
}

function readFilm(body: unknown): Film {
  const answer = mask(body, Response);
  const file = mask(answer.sources, listOf(Source, 100)).find(({ container }) => container.toUpperCase() === 'MP4');
  if (!file) throw new TypeError('the film has no MP4 source');
  return {
    src: withoutProtocol(file.src),
    poster: withoutProtocol(answer.poster),
    // The platform counts in milliseconds.
    duration: answer.duration / 1000,
    captions: answer.text_tracks
      .filter(({ kind }) => kind === 'captions' || kind === 'subtitles')
      .map(({ src, srclang, label }) => ({ src: withoutProtocol(src), language: srclang, label: label || srclang })),
  };
}

function withoutProtocol(url: string): string {
  return url.replace(/^https?:(?=\/\/)/i, '');
}
