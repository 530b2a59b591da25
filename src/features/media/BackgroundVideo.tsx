import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Image } from '../../contract';
import { addStyles, serviceBase, useText, useWidget } from '../../core';
import { Button, icons, Picture, useMedia } from '../../ui';
import { useConsent } from '../embeds';
import styles from './background.css';
import { unplayableNote, HLS, type Source } from './files';
import { messages } from './messages';
import { loadVideoService } from './playback';

addStyles(styles);

export interface BackgroundVideoProps {
  sources: readonly Source[];
  /** A video of the video platform, if there are no files. */
  videoId?: string | undefined;
  /** Shown until the video plays, and instead of it with reduced motion. */
  poster?: Image | undefined;
  /** Width by height. Without it, the video fills its container. */
  ratio?: string | undefined;
  /** For the first visible image: not lazy. */
  priority?: boolean;
  /** False if it is on the screen, but covered. */
  isShown?: boolean;
}

/** A silent video that plays while it is in view. It respects reduced motion, and visitors can always pause it. */
export function BackgroundVideo({ sources, videoId, poster, ratio, priority, isShown = true }: BackgroundVideoProps) {
  const t = useText(messages);
  const { note } = useWidget();
  const box = useRef<HTMLDivElement>(null);
  const isCalm = useCalm();
  const isInView = useInView(box) && isShown;
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const isWanted = choice ? choice === 'play' : !isCalm;
  const [isBroken, setBroken] = useState(false);
  const fail = () => {
    setBroken(true);
    note(unplayableNote(sources[0]?.src ?? videoId ?? ''));
  };
  const found = usePlatformSources(sources.length ? undefined : videoId, isWanted && isInView, fail);
  const files = sources.length ? sources : found;
  const hasVideo = !isBroken && (files.length > 0 || Boolean(videoId));
  // It stays mounted once loaded, so that a pause keeps its frame.
  const [wasSeen, setSeen] = useState(false);
  if (isInView && isWanted && !wasSeen) setSeen(true);

  if (isBroken && !poster) return null;
  return (
    <div
      ref={box}
      className="inlay-background"
      data-state={isWanted ? 'moving' : 'still'}
      style={{ aspectRatio: ratio }}
    >
      {poster && <Picture image={poster} priority={priority} />}
      {hasVideo && wasSeen && files.length > 0 && (
        <Motion
          key={files[0]!.src}
          sources={files}
          isPlaying={isWanted && isInView}
          onBlocked={() => setChoice('pause')}
          onBroken={fail}
        />
      )}
      {hasVideo && (
        <Button
          className="inlay-background__control"
          variant="primary"
          icon={isWanted ? icons.pause : icons.play}
          aria-label={t(isWanted ? 'pauseMotion' : 'playMotion')}
          onClick={() => setChoice(isWanted ? 'pause' : 'play')}
        />
      )}
    </div>
  );
}

interface MotionProps {
  sources: readonly Source[];
  isPlaying: boolean;
  /** The browser blocks autoplay. */
  onBlocked: () => void;
  onBroken: () => void;
}

function Motion({ sources, isPlaying, onBlocked, onBroken }: MotionProps) {
  const video = useRef<HTMLVideoElement>(null);
  const blocked = useRef(onBlocked);
  blocked.current = onBlocked;
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // Set as an attribute, it is too late for the browsers' autoplay rule.
    element.muted = true;
    if (!isPlaying) return element.pause();
    element.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') blocked.current();
    });
  }, [isPlaying]);
  return (
    <video
      ref={video}
      className="inlay-background__video"
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="auto"
      tabIndex={-1}
      aria-hidden="true"
    >
      {sources.map(({ src, type }, index) => (
        <source key={src} src={src} type={type} onError={index === sources.length - 1 ? onBroken : undefined} />
      ))}
    </video>
  );
}

/** Whether to avoid autoplay: the visitor prefers reduced motion or reduced data. */
export function useCalm(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const hasLessMotion = useMedia('(prefers-reduced-motion: reduce)');
  const hasLessData = useMedia('(prefers-reduced-data: reduce)');
  return hasLessMotion || hasLessData || connection?.saveData === true;
}

/** Whether any of the element is on the screen. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)!.isIntersecting));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

/**
 * The file of a platform video, once consent and the connection allow the request. Without a file, the poster stays.
 */
export function usePlatformSources(
  videoId: string | undefined,
  isWanted: boolean,
  onMissing: () => void,
): readonly Source[] {
  const [isAllowed] = useConsent('video', serviceBase('video'));
  const [sources, setSources] = useState<readonly Source[]>([]);
  const missing = useRef(onMissing);
  missing.current = onMissing;
  const requestedId = isWanted && isAllowed ? videoId : undefined;
  useEffect(() => {
    if (!requestedId) return;
    const leaving = new AbortController();
    loadVideoService()
      .then(({ fetchVideo }) => fetchVideo(requestedId, leaving.signal))
      .then(
        ({ src, hls }) => setSources([src ? { src, type: 'video/mp4' } : { src: hls, type: HLS }]),
        () => leaving.signal.aborted || missing.current(),
      );
    return () => {
      leaving.abort();
      setSources([]);
    };
  }, [requestedId]);
  return sources;
}
