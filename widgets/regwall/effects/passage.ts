import { useLayoutEffect, useRef } from 'react';
import { publish } from '../../../src/core';
import type { Variant } from '../rules';
import { blocksOf } from './gated';

export interface Passage {
  variant: Variant;
  isUp: boolean;
  /** The forms are open, be it by the visitor's own wish. */
  isInside: boolean;
  isPassed: boolean;
  gated: readonly HTMLElement[];
}

/** Tells the page when the wall is met and when it is passed, and then gives the focus back to the text. */
export function usePassage({ variant, isUp, isInside, isPassed, gated }: Passage) {
  const met = useRef({ isShown: false, isEntered: false });
  // At once, so that nobody hears of the passage before the wall, nor finds the focus lost in between.
  useLayoutEffect(() => {
    const before = met.current;
    if (isUp && !before.isShown) publish('regwall-shown', { variant });
    met.current = { isShown: before.isShown || isUp, isEntered: before.isEntered || isInside };
    if (!isPassed) return;
    met.current = { isShown: false, isEntered: false };
    if (before.isShown) publish('regwall-passed', { variant });
    if (before.isEntered) keepFocus(gated);
  }, [variant, isUp, isInside, isPassed, gated]);
}

const RESUME = 'inlay-regwall__resume';

/** The button that had the focus went with the wall: whoever moves by keyboard or listens goes on with the first line in view. */
function keepFocus(gated: readonly HTMLElement[]) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const blocks = gated.flatMap(blocksOf);
  const block = blocks.find((one) => one.getBoundingClientRect().bottom > 0) ?? blocks[0];
  if (!block || block.hasAttribute('tabindex')) return;
  block.tabIndex = -1;
  block.classList.add(RESUME);
  block.addEventListener(
    'blur',
    () => {
      block.removeAttribute('tabindex');
      block.classList.remove(RESUME);
      if (!block.className) block.removeAttribute('class');
    },
    { once: true },
  );
  block.focus({ preventScroll: true });
}
