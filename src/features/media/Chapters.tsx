import { useEffect, useState } from 'react';
import { addStyles, useLanguage, useText } from '../../core';
import { Button, formatTime } from '../../ui';
import styles from './chapters.css';
import { messages } from './messages';

addStyles(styles);

interface Chapter {
  /** In seconds. */
  readonly start: number;
  readonly title: string;
}

/** The chapters of a video, which play from there. Nothing without a track of chapters. */
export function Chapters({ video }: { video: HTMLVideoElement | undefined }) {
  const t = useText(messages);
  const { chapters, active } = useChapters(video);
  if (!video || !chapters.length) return null;
  const playFrom = (start: number) => {
    video.currentTime = start;
    // A file that cannot be played is reported by the player.
    video.play().catch(() => undefined);
  };
  return (
    <ol className="inlay-chapters" role="list" aria-label={t('chapters')}>
      {chapters.map(({ start, title }) => (
        <li key={start} className="inlay-chapters__item">
          <Button variant="link" aria-current={start === active || undefined} onClick={() => playFrom(start)}>
            {formatTime(start)} {title}
          </Button>
        </li>
      ))}
    </ol>
  );
}

/** The chapters in the page's language, otherwise in the first one, and the start of the current chapter. */
function useChapters(video: HTMLVideoElement | undefined) {
  const language = useLanguage();
  const [chapters, setChapters] = useState<readonly Chapter[]>([]);
  const [active, setActive] = useState<number>();
  useEffect(() => {
    const elements = [...(video?.querySelectorAll<HTMLTrackElement>('track[kind="chapters"]') ?? [])];
    const element = elements.find(({ srclang }) => srclang.startsWith(language)) ?? elements[0];
    if (!element) return setChapters([]);
    const { track } = element;
    const read = () => setChapters([...(track.cues ?? [])].map(chapterOf));
    const follow = () => setActive(track.activeCues?.[0]?.startTime);
    // Browsers load a track that is not disabled, and draw nothing of a hidden one.
    track.mode = 'hidden';
    element.addEventListener('load', read);
    track.addEventListener('cuechange', follow);
    read();
    return () => {
      element.removeEventListener('load', read);
      track.removeEventListener('cuechange', follow);
    };
  }, [video, language]);
  return { chapters, active };
}

function chapterOf(cue: TextTrackCue): Chapter {
  return { start: cue.startTime, title: cue instanceof VTTCue ? cue.text : '' };
}
