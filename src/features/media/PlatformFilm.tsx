import { useEffect, useRef, useState } from 'react';
import type { Image } from '../../contract';
import { addStyles, config, lazy, safeLink, serviceBase, useText } from '../../core';
import { announce, Button, icons, Picture } from '../../ui';
import type { Film } from '../../services';
import { useConsent } from '../embeds';
import styles from './film.css';
import { messages } from './messages';
import { loadVideoService } from './playback';
import { VideoFile, type Playback } from './VideoFile';

addStyles(styles);

const loadPlayer = lazy(() => import('./PlatformPlayer'));

interface PlatformFilmProps extends Playback {
  videoId: string;
  poster: Image | undefined;
  player: 'native' | 'provider';
  title: string | undefined;
  isWanted: boolean;
  pageUrl: string | undefined;
}

/** A poster with a button; nothing is asked of the platform before it is pressed. */
export function PlatformFilm({ videoId, poster, player, title, isWanted, pageUrl, ...playback }: PlatformFilmProps) {
  const t = useText(messages);
  const { video } = config();
  const address = player === 'provider' ? video.player : serviceBase('video');
  const [isAllowed, allow] = useConsent('video', address);
  const [state, setState] = useState<'waiting' | 'loading' | 'failed' | 'playing'>('waiting');
  const [film, setFilm] = useState<Film>();
  const [chunk, setChunk] = useState<Awaited<ReturnType<typeof loadPlayer>>>();
  const wanted = useRef('');

  const page = safeLink(pageUrl);
  const fail = () => {
    setState('failed');
    announce(t('filmFailed'), { assertive: true });
  };
  const play = async () => {
    if (!isAllowed) allow();
    wanted.current = videoId;
    setState('loading');
    try {
      if (player === 'provider') {
        const loaded = await loadPlayer();
        if (wanted.current !== videoId) return;
        setChunk(loaded);
        return setState('playing');
      }
      const found = await (await loadVideoService()).fetchFilm(videoId);
      if (wanted.current !== videoId) return;
      setFilm(found);
      setState('playing');
    } catch {
      fail();
    }
  };

  // Consent is withdrawn while it plays or comes: back to the question.
  useEffect(() => {
    if (isAllowed) return;
    wanted.current = '';
    setState('waiting');
    setFilm(undefined);
    setChunk(undefined);
  }, [isAllowed]);

  const button = useRef<HTMLButtonElement>(null);
  const isExpected = useRef(isWanted);
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    button.current?.focus({ preventScroll: true });
    // Whom the platform may not hear of yet is asked first.
    if (isAllowed) void play();
  });

  if (isAllowed && state === 'playing' && film) {
    return <VideoFile sources={[{ src: film.src, type: 'video/mp4' }]} poster={poster?.src ?? film.poster} captions={film.captions} title={title} isWanted {...playback} onFail={fail} />;
  }
  if (isAllowed && state === 'playing' && chunk) return <chunk.PlatformPlayer videoId={videoId} title={title} onFail={fail} />;
  return (
    <div className="inlay-film" data-state={state}>
      {poster && <Picture image={{ ...poster, alt: '' }} ratio="16 / 9" />}
      <div className="inlay-film__prompt">
        <Button ref={button} icon={icons.play} busy={state === 'loading'} aria-label={title ? `${t('playFilm')}: ${title}` : undefined} onClick={() => void play()}>
          {t('playFilm')}
        </Button>
        {state === 'failed' ? (
          <p className="inlay-film__notice">
            {t('filmFailed')}
            {page && (
              <>
                {' '}
                <a className="inlay-film__link" data-kind="link" href={page}>
                  {t('filmPage')}
                </a>
              </>
            )}
          </p>
        ) : (
          !isAllowed && <p className="inlay-film__notice">{t('filmNotice', { host: new URL(address, location.href).host })}</p>
        )}
      </div>
    </div>
  );
}
