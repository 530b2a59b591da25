import { choice, group, image, list, text, type PropsOf } from '../../contract';
import { safeLink } from '../../core';
import { addressOf, foreignId } from '../embeds';

export interface Source {
  readonly src: string;
  readonly type: string;
}

/** The files of a video in the media library: ids or URLs. */
export const fileProps = {
  mp4Id: text({ max: 500, description: 'The video as MP4: its id in the media library, or its URL.' }),
  webmId: text({ max: 500, description: 'The same as WebM, which is smaller.' }),
  oggId: text({ max: 500, description: 'The same as Ogg, for old browsers.' }),
};

/** The MIME type of an HLS stream. */
export const HLS = 'application/vnd.apple.mpegurl';

interface Files {
  webmId?: string | undefined;
  mp4Id?: string | undefined;
  oggId?: string | undefined;
}

/** The available files, smallest first, in the order in which the browser should try them. */
export function sourcesOf({ webmId, mp4Id, oggId }: Files): readonly Source[] {
  const files = [
    { src: fileAddress(webmId), type: 'video/webm' },
    { src: fileAddress(mp4Id), type: 'video/mp4' },
    { src: fileAddress(oggId), type: 'video/ogg' },
  ];
  return files.filter((source): source is Source => source.src !== undefined);
}

/** The URL of a file in the media library. URLs stay unchanged. */
export function fileAddress(idOrAddress: string | undefined): string | undefined {
  if (!idOrAddress) return undefined;
  return safeLink(idOrAddress.includes('/') ? idOrAddress : addressOf('media', encodeURIComponent(idOrAddress)));
}

/** The note for editors about a video that cannot be played. */
export function unplayableNote(video: string): string {
  return `the video ${video} could not be played. Check that it exists and is an MP4, WebM or Ogg file`;
}

const captions = group(
  {
    src: text({ required: true, max: 500, description: 'The URL of the WebVTT file.' }),
    language: text({ max: 12, default: 'en', alias: ['srclang', 'srcLang'], description: 'Its language tag.' }),
    label: text({ max: 60, description: 'The name for viewers. Default: the name of the language in that language.' }),
  },
  { description: 'Captions in one language. A track element works too.' },
);

/** A video from the media library or the video platform. */
export const videoFileProps = {
  videoId: foreignId({ description: 'The id of the video on the video platform, if it is not in the media library.' }),
  ...fileProps,
  poster: image({ description: 'The poster image.' }),
  captions: list(captions, {
    max: 20,
    default: [],
    description: 'Captions of a video from the media library. The platform has its own.',
  }),
  player: choice(['native', 'provider'], {
    default: 'native',
    description: 'Whether a video of the platform plays in the browser’s player or in the platform’s.',
  }),
};

/** Whether there is anything to play. */
export function hasVideo(props: PropsOf<typeof videoFileProps>): boolean {
  return Boolean(props.videoId) || sourcesOf(props).length > 0;
}
