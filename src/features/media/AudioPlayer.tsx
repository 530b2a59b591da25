import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { InlayError } from '../../contract';
import { addStyles, formatNumber, publish, subscribe, useLanguage, useText } from '../../core';
import { Button, formatTime, icons, isRightToLeft } from '../../ui';
import styles from './audio.css';
import { messages } from './messages';
import { playAlone } from './playback';
import { rememberedSpeed, rememberSpeed } from './speed';

addStyles(styles);

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];
/**
 * `MediaError.MEDIA_ERR_DECODE` is also reported on a device without sound; an invalid file fails with another code.
 */
const BROKEN_WHILE_PLAYING = 3;
/** In seconds, per press of an arrow key. */
const STEP = 5;

export interface AudioPlayerProps {
  src: string;
  title?: string | undefined;
}

/**
 * An audio player with time, speed and a slider to seek. If the file cannot be played, the module fails and the
 * server-rendered content returns.
 */
export function AudioPlayer({ src, title }: AudioPlayerProps) {
  const t = useText(messages);
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [now, setNow] = useState(0);
  const [end, setEnd] = useState(0);
  const [speed, setSpeed] = useState(offeredSpeed);

  useEffect(() => {
    if (audio.current) audio.current.playbackRate = speed;
  }, [speed]);

  // The consent tool may load after the player. A choice that was made before it stays.
  useEffect(
    () => subscribe('consent-changed', () => setSpeed((before) => (before === 1 ? offeredSpeed() : before))),
    [],
  );

  if (hasFailed)
    throw new InlayError(
      `audio-player: there was an error fetching the audio info for ${src}. Check that the file exists and is an MP3.`,
    );

  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    if (element.paused) void element.play().catch(() => setPlaying(false));
    else element.pause();
  };
  const seek = (seconds: number) => {
    const to = Math.min(Math.max(seconds, 0), end);
    if (audio.current) audio.current.currentTime = to;
    setNow(to);
  };
  const choose = (chosen: number) => {
    setSpeed(chosen);
    rememberSpeed(chosen);
  };
  const track = (event: string) => publish('analytics', { event, title, file: src });

  return (
    <div
      className="inlay-audio"
      role="group"
      aria-label={title ?? t('audio')}
      data-state={isPlaying ? 'playing' : 'paused'}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a sound has its transcript beneath */}
      <audio
        ref={audio}
        src={src}
        preload="metadata"
        onPlay={({ currentTarget }) => {
          playAlone(currentTarget);
          currentTarget.playbackRate = speed;
          if (currentTarget.currentTime < 1) track('audio-started');
          setPlaying(true);
        }}
        onPause={() => setPlaying(false)}
        onEnded={() => track('audio-completed')}
        onTimeUpdate={({ currentTarget }) => setNow(currentTarget.currentTime)}
        onDurationChange={({ currentTarget }) =>
          setEnd(Number.isFinite(currentTarget.duration) ? currentTarget.duration : 0)
        }
        onError={({ currentTarget }) => currentTarget.error?.code !== BROKEN_WHILE_PLAYING && setFailed(true)}
      />
      <Button
        className="inlay-audio__toggle"
        icon={isPlaying ? icons.pause : icons.play}
        aria-label={t(isPlaying ? 'pause' : 'play')}
        onClick={toggle}
      />
      <span className="inlay-audio__time">{formatTime(now)}</span>
      <input
        className="inlay-audio__position"
        type="range"
        min={0}
        max={end || 1}
        step="any"
        value={now}
        disabled={!end}
        aria-label={t('position')}
        aria-valuetext={t('positionOf', { now: formatTime(now), end: formatTime(end) })}
        style={{ '--_inlay-audio-played': end ? now / end : 0 } as CSSProperties}
        onInput={({ currentTarget }) => seek(Number(currentTarget.value))}
        onKeyDown={(event) => {
          const step = stepOf(event);
          if (!step) return;
          event.preventDefault();
          seek(now + step);
        }}
      />
      <span className="inlay-audio__time">{formatTime(end)}</span>
      <Speed speed={speed} onChoose={choose} />
    </div>
  );
}

function Speed({ speed, onChoose }: { speed: number; onChoose: (speed: number) => void }) {
  const t = useText(messages);
  const language = useLanguage();
  return (
    <select
      className="inlay-audio__speed"
      aria-label={t('speed')}
      value={String(speed)}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    >
      {SPEEDS.map((option) => (
        <option key={option} value={String(option)}>
          {formatNumber(option, undefined, language)}×
        </option>
      ))}
    </select>
  );
}

/** Arrows move by five seconds, in the direction of the text; the browser handles the other keys, such as Alt and an arrow. */
function stepOf({ key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLInputElement>): number {
  if (altKey || ctrlKey || metaKey) return 0;
  const isMirrored = isRightToLeft(currentTarget);
  if (key === 'ArrowUp' || key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) return STEP;
  return key === 'ArrowDown' || key === (isMirrored ? 'ArrowRight' : 'ArrowLeft') ? -STEP : 0;
}

/** The menu of a browser's video player has other speeds as well. */
function offeredSpeed(): number {
  const remembered = rememberedSpeed();
  return SPEEDS.includes(remembered) ? remembered : 1;
}
