import { type RefObject, useEffect, useRef } from 'react';
import { isRightToLeft } from '../../src/ui';

/** Elements that handle arrow keys themselves. */
const OWN_KEYS =
  'input, select, textarea, audio, video, [contenteditable], [role="slider"], [role="tab"], [role="radio"], [role="menu"], dialog';

/** The left and right arrow keys, wherever the focus is, while the panels fill the window. */
export function useArrowKeys(isOn: boolean, stage: RefObject<HTMLElement | null>, step: (by: 1 | -1) => void) {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || altKey || ctrlKey || metaKey || shiftKey) return;
      if (event.defaultPrevented || (event.target as Element).closest(OWN_KEYS) || !fillsWindow(stage.current)) return;
      event.preventDefault();
      latest.current((key === 'ArrowRight') === isRightToLeft(document.documentElement) ? -1 : 1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, stage]);
}

/** At least two thirds of it, so that a header does not matter. */
function fillsWindow(stage: HTMLElement | null): boolean {
  if (!stage) return false;
  const { top, bottom } = stage.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0) > (innerHeight * 2) / 3;
}
