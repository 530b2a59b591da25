import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { useText } from '../../core';
import { Button, formatTime, type IconPath, icons, Input, isLongEnough, useUniqueId, VisuallyHidden } from '../../ui';
import { findHits, type Hit, type Hits, MIN_QUERY_LENGTH } from './find-hits';
import { messages } from './search-messages';

const NONE: Hits = { hits: [], total: 0 };

const chevronUp: IconPath = { d: 'm5 15 7-7 7 7' };

/** A field that searches a transcript. Enter and Shift+Enter go from result to result, and Escape ends the search. */
export function TranscriptSearch({ transcript }: { transcript: RefObject<HTMLElement | null> }) {
  const t = useText(messages);
  const id = useUniqueId();
  const [query, setQuery] = useState('');
  const [{ hits, total }, setHits] = useState(NONE);
  const [index, setIndex] = useState(0);
  const hit = hits[index];
  useHighlights(hits, index);

  const show = (next: number, found = hits) => {
    setIndex(next);
    if (found[next]) scrollToRange(found[next].range);
  };
  const search = (typed: string) => {
    const found = findHits(transcript.current!, typed);
    setQuery(typed);
    setHits(found);
    show(0, found.hits);
  };
  const move = (step: number) => show((index + step + hits.length) % (hits.length || 1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      move(event.shiftKey ? -1 : 1);
    }
    if (event.key === 'Escape' && query) {
      // It would also close the video.
      event.stopPropagation();
      search('');
    }
  };

  const player = transcript.current?.closest('details')?.parentElement?.querySelector<HTMLMediaElement>('video, audio');
  const seconds = player && isWithin(hit?.seconds, player.duration) ? hit!.seconds : undefined;

  return (
    <>
      <label className="inlay-transcript__label" htmlFor={id}>
        {t('search')}
      </label>
      <Input
        id={id}
        type="search"
        value={query}
        onInput={({ currentTarget }) => search(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p className="inlay-transcript__state" role="status">
        {hit && t('result', { number: index + 1, count: total })}
        {hit && total > hits.length && ` ${t('first', { count: hits.length })}`}
        {/* The focus stays in the field, so screen readers get the text with the number. */}
        {hit && (canHighlight() ? <VisuallyHidden>{`: ${hit.excerpt}`}</VisuallyHidden> : `: ${hit.excerpt}`)}
        {!hit && isLongEnough(query.trim(), MIN_QUERY_LENGTH) && t('none')}
      </p>
      {hit && (
        <>
          <Button variant="quiet" icon={chevronUp} aria-label={t('previous')} onClick={() => move(-1)} />
          <Button variant="quiet" icon={icons.chevronDown} aria-label={t('next')} onClick={() => move(1)} />
        </>
      )}
      {seconds !== undefined && (
        <Button variant="quiet" icon={icons.play} onClick={() => playFrom(player!, seconds)}>
          {t('playFrom', { time: formatTime(seconds) })}
        </Button>
      )}
    </>
  );
}

function isWithin(seconds: number | undefined, duration: number): boolean {
  // The duration of a video that has not loaded is NaN.
  return seconds !== undefined && !(seconds > duration);
}

function playFrom(player: HTMLMediaElement, seconds: number) {
  player.currentTime = seconds;
  // A file that cannot be played is reported by the player.
  player.play().catch(() => undefined);
}

/** Scrolls the page if the text is outside the middle of the window. The search field stays at the top. */
function scrollToRange(range: Range) {
  const { top, bottom } = range.getBoundingClientRect();
  if (top < innerHeight / 4 || bottom > innerHeight) scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
}

/** Marks the results in the page without changing its nodes. */
function useHighlights(hits: readonly Hit[], index: number) {
  useEffect(() => {
    const current = hits[index];
    if (!current || !canHighlight()) return;
    const allResults = highlightOf('inlay-result', 0);
    const currentResult = highlightOf('inlay-current-result', 1);
    for (const { range } of hits) allResults.add(range);
    currentResult.add(current.range);
    return () => {
      for (const { range } of hits) allResults.delete(range);
      currentResult.delete(current.range);
    };
  }, [hits, index]);
}

/** Firefox has it from 140, Safari from 17.2. Others show the text of the result. */
function canHighlight(): boolean {
  return 'highlights' in CSS;
}

/** Shared by all transcripts of the page. */
function highlightOf(name: string, priority: number): Highlight {
  // oxlint-disable-next-line compat/compat -- only where canHighlight
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
  return highlight;
}
