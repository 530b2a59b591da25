import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { focusOnce } from '../../../src/core';
import { asksFirst } from '../asks-first';
import type { BlogEntryProps } from '../props';
import { whenNear } from '../when-near';
import { createEntryQueue, type FollowingEntry } from './entry-queue';

/** Entries that load without a press. After them the reader presses a button, and so can reach the footer. */
const MAX_AUTOMATIC = 3;

export type View = 'ready' | 'loading' | 'paused' | 'failed' | 'end';

interface Elements {
  list: RefObject<HTMLDivElement | null>;
  end: RefObject<HTMLDivElement | null>;
}

/** Loads the next entry when the reader comes near the end of the last one, or presses the button. */
export function useFollowingEntries(props: BlogEntryProps, { list, end }: Elements) {
  const [queue] = useState(() => createEntryQueue(props));
  const [isAsking] = useState(asksFirst);
  const [entries, setEntries] = useState<readonly FollowingEntry[]>([]);
  // The text loads after its article, and would push down the content below.
  const [complete, setComplete] = useState(0);
  const [view, setView] = useState<View>('ready');
  const [isPressed, setPressed] = useState(false);
  const leaving = useRef<AbortController>(null);
  const isAuto = !isAsking && entries.length < MAX_AUTOMATIC;

  const load = (byPress = false) => {
    const { signal } = (leaving.current ??= new AbortController());
    setPressed(byPress);
    setView('loading');
    queue.next(signal).then(
      (next) => {
        if (signal.aborted) return;
        if (typeof next === 'string') setView(next);
        else setEntries((before) => [...before, next]);
      },
      () => signal.aborted || setView('failed'),
    );
  };
  /** Once the text is in place, its height shows how near the reader is to its end. */
  const finish = useCallback((index: number) => {
    setComplete(index + 1);
    setView('ready');
  }, []);

  useEffect(() => () => leaving.current?.abort(), []);

  useEffect(() => {
    if (view === 'ready' && isAuto) return whenNear(end.current!, () => load());
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- the wait restarts with each loaded entry
  }, [view, isAuto, entries]);

  // The button that was pressed is gone.
  useEffect(() => {
    if (!isPressed || view === 'loading') return;
    const added = list.current!.lastElementChild?.querySelector<HTMLElement>('.inlay-blog-entry__title');
    const target = view === 'ready' ? added : view === 'end' ? end.current : undefined;
    if (target) focusOnce(target);
    // oxlint-disable-next-line react/exhaustive-deps -- refs do not change
  }, [isPressed, view]);

  return { entries, complete, view, isPressed, isAwaited: view === 'ready' && isAuto, press: () => load(true), finish };
}
