import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { publish, useWidget } from '../../src/core';
import type { Variant } from './rules';

/** The gated part of the page. */
export interface Gated {
  readonly elements: readonly HTMLElement[];
  /** Why there is none, for the editor. */
  readonly problem?: string;
}

/** Gated content that stands inside the placeholder. */
export const CONTENT = 'inlay-regwall__content';

const NONE: Gated = { elements: [] };

export function useGated(
  selector: string | undefined,
  hasContent: boolean,
  root: RefObject<HTMLElement | null>,
): Gated {
  const { note } = useWidget();
  const [gated, setGated] = useState(NONE);
  const { problem } = gated;
  useLayoutEffect(() => {
    const content = hasContent ? root.current?.querySelector<HTMLElement>(`.${CONTENT}`) : undefined;
    setGated(content ? { elements: [content] } : selector ? find(selector) : NONE);
  }, [selector, hasContent, root]);
  useEffect(() => {
    if (problem) note(problem);
  }, [problem, note]);
  return gated;
}

function find(selector: string): Gated {
  try {
    const elements = [...document.querySelectorAll<HTMLElement>(selector)];
    return elements.length
      ? { elements }
      : { elements, problem: `data-gated="${selector}" matches nothing on this page` };
  } catch {
    return { elements: [], problem: `data-gated="${selector}" is not a CSS selector; write one such as .gated` };
  }
}

/** Paragraphs and the like, through wrappers that hold nothing else. */
export function blocksOf(element: HTMLElement): HTMLElement[] {
  const children = [...element.children] as HTMLElement[];
  return children.length === 1 ? blocksOf(children[0]!) : children.length ? children : [element];
}

export interface Passage {
  variant: Variant;
  isUp: boolean;
  /** The forms are open, or the one in the panel has been sent. */
  isInside: boolean;
  isPassed: boolean;
  gated: readonly HTMLElement[];
}

/** Publishes when the wall is met and when it is passed, and then gives the focus back to the text. */
export function usePassage({ variant, isUp, isInside, isPassed, gated }: Passage) {
  const met = useRef({ isShown: false, isEntered: false });
  // In a layout effect, so that `regwall-shown` precedes `regwall-passed`, and the focus is not lost in between.
  useLayoutEffect(() => {
    const before = met.current;
    if (isUp && !before.isShown) publish('regwall-shown', { variant });
    const isEntered = before.isEntered || isInside;
    met.current = { isShown: before.isShown || isUp, isEntered };
    if (!isPassed) return;
    met.current = { isShown: false, isEntered: false };
    if (before.isShown) publish('regwall-passed', { variant });
    if (isEntered && before.isShown) keepFocus(gated);
  }, [variant, isUp, isInside, isPassed, gated]);
}

const RESUME = 'inlay-regwall__resume';

/** The button that had the focus went with the wall: keyboard and screen reader go on with the first line in view. */
function keepFocus(gated: readonly HTMLElement[]) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const blocks = gated.flatMap(blocksOf);
  const block = blocks.find((candidate) => candidate.getBoundingClientRect().bottom > 0) ?? blocks[0];
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
