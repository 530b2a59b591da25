import { useEffect, useState, useSyncExternalStore } from 'react';
import { choiceStore, subscribe, useWidget } from '../../src/core';
import { useMedia } from '../../src/ui';

export type Mode = 'pinned' | 'swiped' | 'page';
type Choice = 'page' | 'slides';

/** One for all modules that can be read as a page. */
const KEY = 'read-as';

/** In em, so that larger letters count as a smaller window. */
const WIDE = '(width >= 64em) and (height >= 36em)';
const HIGH = '(width < 64em) and (height >= 30em)';
const STILL = '(prefers-reduced-motion: reduce)';

export interface ModeChoice {
  readonly mode: Mode;
  /** Whether there is anything to choose: slides fit into this window. */
  readonly hasChoice: boolean;
  /** Nothing catches up with the scroll. */
  readonly isStill: boolean;
  choose(choice: Choice): void;
  /** This page does not let slides be pinned. */
  giveUp(): void;
}

/**
 * How the panels are read: pinned in wide windows, swiped in small ones. As a page if the visitor chose it, prefers reduced
 * motion, has enlarged the page to twice its size or has no room, and in edit mode or with only one panel.
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
  const wantsPage = choice === 'page' || (isStill && choice !== 'slides');
  return {
    mode: hasChoice && !wantsPage ? fitting : 'page',
    hasChoice,
    isStill,
    choose(next) {
      choiceStore().set(KEY, next);
      setChoice(next);
    },
    giveUp: () => setBroken(true),
  };
}

/** Browsers keep to themselves how far a page is enlarged; its window is that much wider than the page. */
function useEnlarged(): boolean {
  const read = () =>
    window.top === window && matchMedia('(hover: hover)').matches && window.outerWidth >= window.innerWidth * 1.9;
  return useSyncExternalStore(onResize, read, read);
}

function onResize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
