import { useEffect, useRef, useState } from 'react';
import { addStyles, publish, safeLink, useLanguage } from '../../core';
import { useFocusAfterLeaving } from '../embeds';
import { Chapters } from './Chapters';
import type { Source } from './files';
import styles from './video-player.css';
import { playAlone } from './playback';
import { resumeVideo } from './resume-video';

addStyles(styles);

export interface Playback {
  /** Captions in the page's language are on from the start. */
  hasCaptionsOn?: boolean | undefined;
  /** Whether chapters are listed below the video. */
  hasChapters?: boolean | undefined;
  /** False if the module itself reports the playback. */
  isTracked?: boolean | undefined;
}

export interface VideoFileProps extends Playback {
  sources: readonly Source[];
  poster?: string | undefined;
  captions?: readonly { readonly src: string; readonly language: string; readonly label?: string | undefined }[];
  chapters?: readonly { readonly src: string; readonly language: string }[];
  title?: string | undefined;
  /** In CSS pixels; together they determine the ratio. */
  width?: number | undefined;
  height?: number | undefined;
  /** The visitor has just requested it. */
  isWanted?: boolean;
  /** Connects a stream to the player. Returns the function that disconnects it. Keep it stable between renders. */
  feed?: ((video: HTMLVideoElement, onFail: () => void) => () => void) | undefined;
  /** None of the files can be played. */
  onFail: () => void;
  /** Called when it is removed, with whether focus was in it. */
  onLeave?: (wasFocused: boolean) => void;
}

/** The browser's own player. */
export function VideoFile({
  sources,
  poster,
  captions = [],
  chapters = [],
  title,
  width = 16,
  height = 9,
  isWanted = false,
  hasCaptionsOn = false,
  hasChapters = true,
  isTracked = true,
  feed,
  onFail,
  onLeave = () => {},
}: VideoFileProps) {
  const language = useLanguage();
  const listed = hasChapters ? chapters : [];
  const video = useRef<HTMLVideoElement>(null);
  const [element, setElement] = useState<HTMLVideoElement>();
  useEffect(() => setElement(video.current ?? undefined), []);
  useEffect(() => {
    if (isWanted) video.current?.focus();
  }, [isWanted]);
  useFocusAfterLeaving(video, onLeave);
  useEffect(() => (video.current ? resumeVideo(video.current) : undefined), []);
  const failed = useRef(onFail);
  failed.current = onFail;
  useEffect(() => (video.current && feed ? feed(video.current, () => failed.current()) : undefined), [feed]);
  const track = (event: string) => isTracked && publish('analytics', { event, title, file: video.current?.currentSrc });
  // Cross-origin tracks load only if the video itself is requested with CORS.
  const isForeign = [...captions, ...listed].some(
    ({ src }) => new URL(safeLink(src) ?? '', location.href).origin !== location.origin,
  );
  const read = hasCaptionsOn ? captions.find((caption) => primary(caption.language) === primary(language)) : undefined;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are the editor's, where the video speaks */}
      <video
        ref={video}
        className="inlay-video-player__video"
        controls
        playsInline
        autoPlay={isWanted}
        preload="metadata"
        poster={poster}
        aria-label={title}
        crossOrigin={isForeign ? 'anonymous' : undefined}
        style={{ aspectRatio: `${width} / ${height}` }}
        onPlay={({ currentTarget }) => {
          playAlone(currentTarget);
          if (currentTarget.currentTime < 1) track('video-started');
        }}
        onEnded={() => track('video-completed')}
      >
        {sources.map(({ src, type }, index) => (
          <source key={src} src={src} type={type} onError={index === sources.length - 1 ? onFail : undefined} />
        ))}
        {captions.map((caption) => (
          <track
            key={caption.src}
            kind="captions"
            src={caption.src}
            srcLang={caption.language}
            label={caption.label ?? nameOf(caption.language)}
            default={caption === read}
          />
        ))}
        {listed.map(({ src, language: spoken }) => (
          <track key={src} kind="chapters" src={src} srcLang={spoken} />
        ))}
      </video>
      {listed.length > 0 && <Chapters video={element} />}
    </>
  );
}

function primary(tag: string): string {
  return tag.split('-')[0]!.toLowerCase();
}

/** The language's name for itself. */
function nameOf(language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
