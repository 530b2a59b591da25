import { useEffect, useState, useSyncExternalStore } from 'react';
import { choiceStore, subscribe, useWidget } from '../../src/core';
import { useMedia } from '../../src/ui';

export type Mode = 'pinned' | 'swiped' | 'page';
type Choice = 'page' | 'slides';

/** The storage key that all modules with a page mode share. */
const KEY = 'read-as';

/** In em, so that larger text counts as a smaller window. */
const WIDE = '(width >= 64em) and (height >= 36em)';
const HIGH = '(width < 64em) and (height >= 30em)';
const STILL = '(prefers-reduced-motion: reduce)';

export interface ModeChoice {
  readonly mode: Mode;
  /** Whether there is anything to choose: slides fit into this window. */
  readonly hasChoice: boolean;
  /** Scrolling has no easing. */
  readonly isStill: boolean;
  choose(choice: Choice): void;
  /** Called if slides cannot be pinned on this page. */
  giveUp(): void;
}

/**
 * The mode: pinned in wide windows, swiped in small ones. A page if the visitor chose it, prefers reduced motion or
 * enlarged the page to twice its size, in very small windows, in edit mode, and with only one panel.
 */
export function useMode(count: number): ModeChoice {
  const { isEditing } = useWidget();
  const isWide = useMedia(WIDE);
  const isHigh = useMedia(HIGH);
  const isStill = useMedia(STILL);
  const isEnlarged = useEnlarged();
  const [choice, setChoice] = useState(() => choiceStore().get(KEY));
  // The consent tool may load after the module. A choice that was made before it stays.
  useEffect(() => subscribe('consent-changed', () => setChoice((before) => before ?? choiceStore().get(KEY))), []);
  const [isBroken, setBroken] = useState(false);
  const fitting: Mode = isWide && !isBroken ? 'pinned' : isHigh ? 'swiped' : 'page';
  const hasChoice = count > 1 && !isEditing && !isEnlarged && fitting !== 'page';
  const isPageChosen = choice === 'page' || (isStill && choice !== 'slides');
  return {
    mode: hasChoice && !isPageChosen ? fitting : 'page',
    hasChoice,
    isStill,
    choose(next) {
      choiceStore().set(KEY, next);
      setChoice(next);
    },
    giveUp: () => setBroken(true),
  };
}

/** Browsers do not report the zoom. The window is wider than the page by this factor. */
function useEnlarged(): boolean {
  const read = () =>
    window.top === window && matchMedia('(hover: hover)').matches && window.outerWidth >= window.innerWidth * 1.9;
  return useSyncExternalStore(onResize, read, read);
}

function onResize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
