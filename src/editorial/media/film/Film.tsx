import type { PropsOf } from '../../../contract';
import { sourcesOf } from '../files';
import type { filmProps } from './film-props';
import { PlatformFilm } from './PlatformFilm';
import { VideoFile } from './VideoFile';

export interface FilmProps extends PropsOf<typeof filmProps> {
  title?: string | undefined;
  /** The visitor has just asked for it: it plays as soon as it may. */
  isWanted?: boolean;
}

/** A film with its controls and captions: a file of the media library at once, one of the video platform when it is asked for. */
export function Film({ title, isWanted = false, videoId, poster, captions, player, ...files }: FilmProps) {
  const sources = sourcesOf(files);
  if (sources.length) return <VideoFile sources={sources} poster={poster?.src} captions={captions} title={title} width={poster?.width} height={poster?.height} isWanted={isWanted} />;
  return videoId ? <PlatformFilm videoId={videoId} poster={poster} player={player} title={title} isWanted={isWanted} /> : null;
}
