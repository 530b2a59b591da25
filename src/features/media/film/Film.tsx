import { useState } from 'react';
import type { PropsOf } from '../../../contract';
import { useText, useWidget } from '../../../core';
import { Picture } from '../../../ui';
import { filmNote, sourcesOf } from '../files';
import { messages } from '../messages';
import type { filmProps } from './film-props';
import { PlatformFilm } from './PlatformFilm';
import { VideoFile } from './VideoFile';

export interface FilmProps extends PropsOf<typeof filmProps> {
  title?: string | undefined;
  /** The visitor has just asked for it: it plays as soon as it may. */
  isWanted?: boolean;
  /** For a module that has something better than words in place of a film that does not play. */
  onFail?: (note: string) => void;
}

/** A film with its controls and captions: a file of the media library at once, one of the video platform when it is asked for. */
export function Film({ title, isWanted = false, onFail, videoId, poster, captions, player, ...files }: FilmProps) {
  const t = useText(messages);
  const { note } = useWidget();
  const [hasFailed, setFailed] = useState(false);
  const sources = sourcesOf(files);
  const fail = () => {
    const told = filmNote(sources[0]!.src);
    if (onFail) return onFail(told);
    note(told);
    setFailed(true);
  };
  if (hasFailed) {
    return (
      <div className="inlay-film" data-state="failed">
        {poster && <Picture image={poster} ratio="16 / 9" />}
        <div className="inlay-film__invitation">
          {/* Who asked for it is told, and stays where the player was. */}
          <p className="inlay-film__notice" tabIndex={-1} ref={(words) => void (isWanted && words?.focus())}>
            {t('filmFailed')}
          </p>
        </div>
      </div>
    );
  }
  if (sources.length) return <VideoFile sources={sources} poster={poster?.src} captions={captions} title={title} width={poster?.width} height={poster?.height} isWanted={isWanted} onFail={fail} />;
  return videoId ? <PlatformFilm videoId={videoId} poster={poster} player={player} title={title} isWanted={isWanted} /> : null;
}
