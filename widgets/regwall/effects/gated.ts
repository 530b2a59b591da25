import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useWidget } from '../../../src/runtime';

/** The gated part of the page. */
export interface Gated {
  readonly elements: readonly HTMLElement[];
  /** Why there is none, in words for the editor. */
  readonly problem?: string;
}

/** Gated content that stands inside the placeholder. */
export const CONTENT = 'inlay-regwall__content';

const NONE: Gated = { elements: [] };

export function useGated(selector: string | undefined, hasContent: boolean, root: RefObject<HTMLElement | null>): Gated {
  const { note } = useWidget();
  const [gated, setGated] = useState(NONE);
  const { problem } = gated;
  useLayoutEffect(() => {
    const own = hasContent ? root.current?.querySelector<HTMLElement>(`.${CONTENT}`) : undefined;
    setGated(own ? { elements: [own] } : selector ? find(selector) : NONE);
  }, [selector, hasContent, root]);
  useEffect(() => {
    if (problem) note(problem);
  }, [problem, note]);
  return gated;
}

function find(selector: string): Gated {
  try {
    const elements = [...document.querySelectorAll<HTMLElement>(selector)];
    return elements.length ? { elements } : { elements, problem: `data-gated="${selector}" matches nothing on this page` };
  } catch {
    return { elements: [], problem: `data-gated="${selector}" is not a CSS selector; write one such as .gated` };
  }
}

/** Paragraphs and the like, through wrappers that hold nothing else. */
export function blocksOf(element: HTMLElement): HTMLElement[] {
  const children = [...element.children] as HTMLElement[];
  return children.length === 1 ? blocksOf(children[0]!) : children.length ? children : [element];
}
