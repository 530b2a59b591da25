import { useEffect, useState, type RefObject } from 'react';
import type { Verdict } from '../rules';
import { whenRead } from './when-read';

const UP = '.inlay-regwall[data-state="up"]';

/** Whether the wall's time has come, and no other wall of the page came first. */
export function useDue({ shows, after }: Verdict, root: RefObject<HTMLElement | null>): boolean {
  const [isDue, setDue] = useState(false);
  const isWanted = shows === 'banner' || shows === 'veil' || shows === 'dialog';

  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = whenRead(after, shows === 'dialog' ? isOccupied : () => false, () => setDue(![...document.querySelectorAll(UP)].some((wall) => wall !== root.current)));
    return () => {
      stop();
      setDue(false);
    };
  }, [isWanted, shows, after, root]);

  return isWanted && isDue;
}

/** A dialog must not cut off somebody who types, answers another dialog or watches a film. */
function isOccupied(): boolean {
  const { activeElement, fullscreenElement } = document;
  return Boolean(fullscreenElement ?? document.querySelector('dialog[open]') ?? activeElement?.closest('input, textarea, select, [contenteditable]'));
}
