import { useEffect, useRef, useState } from 'react';
import type { Image } from '../../contract';
import { addStyles, config, lazy, safeLink, serviceBase, useText, useWidget } from '../../core';
import { announce, Button, icons, Picture } from '../../ui';
import type { VideoDetails } from '../../services/video';
import { useConsent } from '../embeds';
import { HLS } from './files';
import styles from './video-player.css';
import { messages } from './messages';
import { loadVideoService } from './playback';
import { VideoFile, type Playback, type VideoFileProps } from './VideoFile';

addStyles(styles);

const loadPlayer = lazy(() => import('./late'));
const loadHls = lazy(() => import('./hls'));

interface PlatformVideoProps extends Playback {
  videoId: string;
  poster: Image | undefined;
  player: 'native' | 'provider';
  title: string | undefined;
  isWanted: boolean;
  pageUrl: string | undefined;
}

/** A poster with a button. No request is sent to the platform before the visitor presses it. */
export function PlatformVideo({ videoId, poster, player, title, isWanted, pageUrl, ...playback }: PlatformVideoProps) {
  const t = useText(messages);
  const { isEditing, note } = useWidget();
  const base = player === 'provider' ? config().video.player : serviceBase('video');
  const [isAllowed, allow] = useConsent('video', base);
  const { state, details, feed, chunk, play, fail } = usePlatformVideo(videoId, player, isAllowed, () =>
    announce(t('videoFailed'), { assertive: true }),
  );
  const onPress = () => {
    if (!isAllowed) allow();
    void play();
  };

  // Visitors see it after a press; an editor should see it before.
  useEffect(() => {
    if (isEditing) void problemWith(videoId, player).then((problem) => problem && note(problem));
  }, [isEditing, videoId, player, note]);

  const button = useRef<HTMLButtonElement>(null);
  // After a player fails or loses consent, focus moves from it to the button.
  const hadFocus = useRef(false);
  const rememberFocus = (wasFocused: boolean) => (hadFocus.current = wasFocused);
  useEffect(() => {
    if (hadFocus.current) button.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isAllowed, state]);

  const isExpected = useRef(isWanted);
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    button.current?.focus({ preventScroll: true });
    // Visitors without consent for the platform are prompted first.
    if (isAllowed) void play();
  });

  if (isAllowed && state === 'playing' && details) {
    return (
      <VideoFile
        sources={feed ? [] : [sourceOf(details)]}
        feed={feed}
        poster={poster?.src ?? details.poster}
        captions={details.captions}
        chapters={details.chapters}
        title={title}
        isWanted
        {...playback}
        onFail={fail}
        onLeave={rememberFocus}
      />
    );
  }
  if (isAllowed && state === 'playing' && chunk)
    return <chunk.PlatformPlayer videoId={videoId} title={title} onFail={fail} onLeave={rememberFocus} />;
  return (
    <div className="inlay-video-player" data-state={state}>
      {poster && <Picture image={{ ...poster, alt: '' }} ratio="16 / 9" />}
      <div className="inlay-video-player__prompt">
        <Button
          ref={button}
          icon={icons.play}
          busy={state === 'loading'}
          aria-label={title ? `${t('playVideo')}: ${title}` : undefined}
          onClick={onPress}
        >
          {t('playVideo')}
        </Button>
        {state === 'failed' ? (
          <FailedNotice pageUrl={pageUrl} />
        ) : (
          !isAllowed && (
            <p className="inlay-video-player__notice">
              {t('videoNotice', { host: new URL(base, location.href).host })}
            </p>
          )
        )}
      </div>
    </div>
  );
}

/** Loads what plays the video: the platform's file or stream, or the platform's own player. */
function usePlatformVideo(
  videoId: string,
  player: PlatformVideoProps['player'],
  isAllowed: boolean,
  onFail: () => void,
) {
  const [state, setState] = useState<'waiting' | 'loading' | 'failed' | 'playing'>('waiting');
  const [details, setDetails] = useState<VideoDetails>();
  const [chunk, setChunk] = useState<Awaited<ReturnType<typeof loadPlayer>>>();
  const [feed, setFeed] = useState<VideoFileProps['feed']>();
  /** The visitor's last press. Undefined after they left or withdrew consent. */
  const latest = useRef<object>(undefined);

  const fail = () => {
    setState('failed');
    onFail();
  };
  const play = async () => {
    const press = (latest.current = {});
    const isCurrent = () => latest.current === press;
    setState('loading');
    try {
      const found = player === 'provider' ? undefined : await (await loadVideoService()).fetchVideo(videoId);
      // Browsers cannot play DASH without a player.
      if (!found?.src && !found?.hls) {
        const loaded = await loadPlayer();
        if (!isCurrent()) return;
        setChunk(loaded);
        return setState('playing');
      }
      const stream = !found.src && !document.createElement('video').canPlayType(HLS) ? found.hls : '';
      const hls = stream ? await loadHls() : undefined;
      if (!isCurrent()) return;
      setFeed(() => hls && ((element: HTMLVideoElement, onStop: () => void) => hls.playHls(element, stream, onStop)));
      setDetails(found);
      setState('playing');
    } catch {
      if (isCurrent()) fail();
    }
  };
  useEffect(() => () => void (latest.current = undefined), []);

  // Consent is withdrawn while it plays or loads: shows the prompt again.
  useEffect(() => {
    if (isAllowed) return;
    latest.current = undefined;
    setState('waiting');
    setDetails(undefined);
    setChunk(undefined);
  }, [isAllowed]);

  return { state, details, feed, chunk, play, fail };
}

function sourceOf({ src, hls }: VideoDetails) {
  return src ? { src, type: 'video/mp4' } : { src: hls, type: HLS };
}

/** Links to the video's own page if there is one. */
function FailedNotice({ pageUrl }: { pageUrl: string | undefined }) {
  const t = useText(messages);
  const page = safeLink(pageUrl);
  return (
    <p className="inlay-video-player__notice">
      {t('videoFailed')}
      {page && (
        <>
          {' '}
          <a className="inlay-video-player__link" data-kind="link" href={page}>
            {t('videoPage')}
          </a>
        </>
      )}
    </p>
  );
}

/** The reason why the video cannot be played, for an editor's note. */
async function problemWith(videoId: string, player: 'native' | 'provider'): Promise<string | undefined> {
  const { video } = config();
  const needsPlayer = 'Ask the people who set up the page to set video.player';
  if (player === 'provider' && !video.player)
    return `the video "${videoId}" should play in the platform’s own player, but the configuration has none. ${needsPlayer}, or leave data-player out`;
  if (player === 'provider') return undefined;
  try {
    const { src, hls } = await (await loadVideoService()).fetchVideo(videoId);
    return src || hls || video.player
      ? undefined
      : `the video "${videoId}" is there as DASH alone, which only the platform’s own player plays. ${needsPlayer}`;
  } catch (error) {
    const { kind, status = 0 } = error as { kind?: string; status?: number };
    // A network failure says nothing about the video.
    return kind === 'malformed' || (status >= 400 && status < 500)
      ? `the video platform has no video "${videoId}" that can be played. Check the id: it is that of the platform in the configuration, not of YouTube or Vimeo`
      : undefined;
  }
}
