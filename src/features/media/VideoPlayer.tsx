import { useCallback, useState } from 'react';
import type { Content, PropsOf } from '../../contract';
import { useText, useWidget } from '../../core';
import { Picture, RichText } from '../../ui';
import { unplayableNote, sourcesOf, type videoFileProps } from './files';
import { Chapters } from './Chapters';
import { messages } from './messages';
import { PlatformVideo } from './PlatformVideo';
import { watchVideo } from './playback';
import { resumeVideo } from './resume-video';
import { VideoFile, type Playback } from './VideoFile';

export interface VideoPlayerProps extends PropsOf<typeof videoFileProps>, Playback {
  title?: string | undefined;
  /** The visitor has just requested it: it plays as soon as possible. */
  isWanted?: boolean;
  /** For a module with a better fallback than a text. */
  onFail?: (note: string) => void;
  /** A page with the video, for when the platform does not respond. */
  pageUrl?: string | undefined;
}

/** A video with controls and captions. A file of the media library loads immediately, one of the video platform on request. */
export function VideoPlayer({
  title,
  isWanted = false,
  onFail,
  pageUrl,
  hasCaptionsOn,
  hasChapters,
  isTracked,
  videoId,
  poster,
  captions,
  player,
  ...files
}: VideoPlayerProps) {
  const t = useText(messages);
  const { note } = useWidget();
  const [failed, setFailed] = useState<string>();
  const sources = sourcesOf(files);
  const src = sources[0]?.src;
  const fail = () => {
    const failure = unplayableNote(src!);
    if (onFail) return onFail(failure);
    note(failure);
    setFailed(src);
  };
  if (src && failed === src) {
    return (
      <div className="inlay-video-player" data-state="failed">
        {poster && <Picture image={poster} ratio="16 / 9" />}
        <div className="inlay-video-player__prompt">
          {/* A visitor who requested the video gets the reason, with focus where the player was. */}
          <p className="inlay-video-player__notice" tabIndex={-1} ref={(notice) => void (isWanted && notice?.focus())}>
            {t('videoFailed')}
          </p>
        </div>
      </div>
    );
  }
  if (src)
    return (
      <VideoFile
        // A video ignores changes of its sources.
        key={src}
        sources={sources}
        poster={poster?.src}
        captions={captions}
        title={title}
        width={poster?.width}
        height={poster?.height}
        isWanted={isWanted}
        hasCaptionsOn={hasCaptionsOn}
        isTracked={isTracked}
        onFail={fail}
      />
    );
  return videoId ? (
    <PlatformVideo
      key={videoId}
      videoId={videoId}
      poster={poster}
      player={player}
      title={title}
      isWanted={isWanted}
      pageUrl={pageUrl}
      hasCaptionsOn={hasCaptionsOn}
      hasChapters={hasChapters}
      isTracked={isTracked}
    />
  ) : null;
}

interface ServerVideoProps {
  className: string;
  content: Content;
}

/** A server-rendered player. If it has nothing to play, a message follows it, because browsers show an empty player. */
export function ServerVideo({ className, content }: ServerVideoProps) {
  const t = useText(messages);
  const { note } = useWidget();
  const [hasFailed, setFailed] = useState(false);
  const [video, setVideo] = useState<HTMLVideoElement>();
  const adopt = useCallback(
    (element: HTMLElement) => {
      const player = element.querySelector('video');
      setVideo(player ?? undefined);
      const stopResuming = player ? resumeVideo(player) : () => {};
      const stopWatching = watchVideo(element, (failed) => {
        setFailed(Boolean(failed));
        if (failed) note(unplayableNote(failed));
      });
      return () => {
        stopResuming();
        stopWatching();
      };
    },
    [note],
  );
  return (
    <>
      <RichText className={className} content={content} adopt={adopt} />
      <Chapters video={video} />
      {hasFailed && (
        <p className="inlay-video-player__notice" role="status">
          {t('videoFailed')}
        </p>
      )}
    </>
  );
}
