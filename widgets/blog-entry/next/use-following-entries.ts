import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { focusOnce } from '../../../src/core';
import type { BlogEntryProps } from '../props';
import { prefersReducedData, whenNear } from '../when-to-load';
import { createEntryQueue, type FollowingEntry } from './entry-queue';

/** Entries that load automatically. After them the reader presses a button, so that the footer stays reachable. */
const MAX_AUTOMATIC = 3;

export type View = 'ready' | 'loading' | 'paused' | 'failed' | 'end';

interface Elements {
  list: RefObject<HTMLDivElement | null>;
  end: RefObject<HTMLDivElement | null>;
}

/** Loads the next entry when the reader approaches the end of the last one, or presses the button. */
export function useFollowingEntries(props: BlogEntryProps, { list, end }: Elements) {
  const [queue] = useState(() => createEntryQueue(props));
  const [isOnRequest] = useState(prefersReducedData);
  const [entries, setEntries] = useState<readonly FollowingEntry[]>([]);
  // The text loads after its article, and would push down the content below.
  const [complete, setComplete] = useState(0);
  const [view, setView] = useState<View>('ready');
  const [isPressed, setPressed] = useState(false);
  const leaving = useRef<AbortController>(null);
  const isAuto = !isOnRequest && entries.length < MAX_AUTOMATIC;

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

  // The pressed button is removed.
  useEffect(() => {
    if (!isPressed || view === 'loading') return;
    const added = list.current!.lastElementChild?.querySelector<HTMLElement>('.inlay-blog-entry__title');
    const target = view === 'ready' ? added : view === 'end' ? end.current : undefined;
    if (target) focusOnce(target);
    // oxlint-disable-next-line react/exhaustive-deps -- refs do not change
  }, [isPressed, view]);

  return { entries, complete, view, isPressed, isAwaited: view === 'ready' && isAuto, press: () => load(true), finish };
}
