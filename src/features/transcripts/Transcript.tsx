import { useRef, useState, type ToggleEvent } from 'react';
import type { Content } from '../../contract';
import { addStyles, lazy, useText } from '../../core';
import { RichText } from '../../ui';
import { messages } from './messages';
import styles from './transcript.css';

addStyles(styles);

/** In characters: about what fits on a phone. A shorter transcript is read faster than searched. */
const LONG = 800;

const loadSearch = lazy(() => import('./TranscriptSearch'));

/** What is said and shown, closed at first. A long one can be searched. Place it beside its player. */
export function Transcript({ content }: { content: Content }) {
  const t = useText(messages);
  const text = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [chunk, setChunk] = useState<Awaited<ReturnType<typeof loadSearch>>>();

  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open || !text.current || text.current.textContent.length < LONG) return;
    setLong(true);
    // Without its code, there is no field.
    loadSearch().then(setChunk, () => setLong(false));
  };

  return (
    <details className="inlay-transcript" onToggle={onToggle}>
      <summary className="inlay-transcript__summary">{t('transcript')}</summary>
      {isLong && (
        <div className="inlay-transcript__search">{chunk && <chunk.TranscriptSearch transcript={text} />}</div>
      )}
      <div ref={text} className="inlay-transcript__text">
        <RichText content={content} />
      </div>
    </details>
  );
}
