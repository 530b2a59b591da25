import { useEffect, useState, type RefObject } from 'react';
import type { Verdict } from './rules';

const UP = '.inlay-regwall[data-state="up"]';
/** In milliseconds. */
const LATER = 500;

/** Whether the wall's delay has passed, and no other wall of the page came first. */
export function useDue({ shows, after }: Verdict, root: RefObject<HTMLElement | null>): boolean {
  const [isDue, setDue] = useState(false);
  const isWanted = shows === 'banner' || shows === 'panel' || shows === 'dialog';

  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = whenRead(after, shows === 'dialog' ? isOccupied : () => false, () =>
      setDue(![...document.querySelectorAll(UP)].some((wall) => wall !== root.current)),
    );
    return () => {
      stop();
      setDue(false);
    };
  }, [isWanted, shows, after, root]);

  return isWanted && isDue;
}

/** Whether a dialog would interrupt typing, another dialog or a video. */
export function isOccupied(): boolean {
  const { activeElement, fullscreenElement } = document;
  return Boolean(
    fullscreenElement ??
    document.querySelector('dialog[open]') ??
    activeElement?.closest('input, textarea, select, [contenteditable]'),
  );
}

/**
 * Calls back once the page has been visible for the given number of seconds and a dialog would interrupt nothing.
 * Returns the cleanup function.
 */
export function whenRead(seconds: number, isBadMoment: () => boolean, onRead: () => void): () => void {
  let left = seconds * 1000;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = () => {
    timer = undefined;
    if (document.visibilityState === 'hidden') return;
    since = performance.now();
    timer = setTimeout(finish, left);
  };
  const finish = () => {
    if (isBadMoment()) {
      left = LATER;
      return start();
    }
    stop();
    onRead();
  };
  const onVisibility = () => {
    if (timer !== undefined) left = Math.max(0, left - (performance.now() - since));
    clearTimeout(timer);
    start();
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };

  document.addEventListener('visibilitychange', onVisibility);
  if (left || isBadMoment()) start();
  else finish();
  return stop;
}
