import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { publish, useWidget } from '../../src/core';
import type { Variant } from './rules';

/** The gated part of the page. */
export interface Gated {
  readonly elements: readonly HTMLElement[];
  /** The note for the editor if there is no gated part. */
  readonly problem?: string;
}

/** Gated content inside the placeholder. */
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

/** Paragraphs and similar blocks, also inside wrappers that contain nothing else. */
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

/** Publishes when the wall appears and when the visitor passes it, and then returns focus to the text. */
export function usePassage({ variant, isUp, isInside, isPassed, gated }: Passage) {
  const met = useRef({ isShown: false, isEntered: false });
  // In a layout effect, so that `regwall-shown` precedes `regwall-passed`, and focus is not lost in between.
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

/** The focused button was removed with the wall: focus moves to the first visible line. */
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
