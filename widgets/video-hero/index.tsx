import { useEffect, useMemo, useRef, useState } from 'react';
import { defineWidget } from '../../src/contract';
import { useText } from '../../src/core';
import { embedAt, PastedFrame, usePasted, type Pasted } from '../../src/features/embeds';
import { Hero } from '../../src/features/hero';
import { VideoPlayer, hasVideo } from '../../src/features/media';
import { Button, icons, wordsOf } from '../../src/ui';
import { messages } from './messages';
import { props, type VideoHeroProps } from './props';
import styles from './video-hero.css';

function VideoHero({
  film,
  embedCode,
  videoId,
  mp4Id,
  webmId,
  oggId,
  poster,
  captions,
  player,
  ...hero
}: VideoHeroProps) {
  const t = useText(messages);
  const [isShowing, setShowing] = useState(false);
  const play = useRef<HTMLButtonElement>(null);
  const wasShowing = useRef(false);
  useEffect(() => {
    // Focus returns to the control that started the video; not when the page loads.
    if (wasShowing.current && !isShowing) play.current?.focus({ preventScroll: true });
    wasShowing.current = isShowing;
  }, [isShowing]);

  const files = {
    videoId,
    webmId,
    oggId,
    mp4Id: mp4Id ?? (videoId || webmId || oggId ? undefined : film?.url),
    poster: poster ?? hero.image,
    captions,
    player,
  };
  const linked = useMemo(() => (film ? embedAt(film.url) : undefined), [film]);
  const pasted = usePasted(embedCode, videoId || mp4Id || webmId || oggId ? undefined : linked);
  const close = () => setShowing(false);
  return (
    <Hero
      className="inlay-video-hero"
      layout="over"
      {...hero}
      cover={isShowing && <Show title={wordsOf(hero.title)} files={files} pasted={pasted} onClose={close} />}
    >
      {(pasted ?? hasVideo(files)) && (
        <Button ref={play} className="inlay-video-hero__play" icon={icons.play} onClick={() => setShowing(true)}>
          {film?.text || t('play')}
        </Button>
      )}
    </Hero>
  );
}

interface ShowProps {
  title: string | undefined;
  files: Parameters<typeof hasVideo>[0];
  pasted: Pasted | undefined;
  onClose: () => void;
}

/** The video replaces the text until it ends, or until its close button or Escape is pressed. */
function Show({ title, files, pasted, onClose }: ShowProps) {
  const t = useText(messages);
  const cover = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A playing video, or its consent question, has taken focus itself.
    if (!cover.current?.contains(document.activeElement)) closeButton.current?.focus();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is one more way to the close button
    <div
      ref={cover}
      className="inlay-video-hero__show"
      role="group"
      aria-label={t('film', { title: title ?? '' })}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      onEndedCapture={onClose}
    >
      {pasted ? (
        <PastedFrame pasted={pasted} title={title} isWanted />
      ) : (
        <VideoPlayer {...files} title={title} isWanted />
      )}
      <Button
        ref={closeButton}
        className="inlay-video-hero__close"
        variant="over"
        icon={icons.close}
        aria-label={t('close')}
        title={t('close')}
        onClick={onClose}
      />
    </div>
  );
}

export default defineWidget({
  name: 'video-hero',
  description: 'A hero image that plays a video on request.',
  load: 'eager',
  reserve: '40.5rem',
  props,
  messages,
  styles,
  component: VideoHero,
});
