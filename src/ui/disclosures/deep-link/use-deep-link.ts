import { useEffect, useRef, useState, type RefObject } from 'react';
import { onHashChange, pageAnchor } from '../../../core';

/**
 * Opens the part of a widget that the page's fragment names, now and after each change. `open` shows the part, and
 * returns whether it exists. The focus then moves to the element with that `data-id`, or to the button in it. Returns
 * the ref for the container of the parts.
 */
export function useDeepLink<T extends HTMLElement>(open: (anchor: string) => boolean): RefObject<T | null> {
  const parts = useRef<T>(null);
  const latest = useRef(open);
  latest.current = open;
  const [linked, setLinked] = useState<{ anchor: string }>();

  useEffect(() => {
    const follow = () => {
      const anchor = linkedAnchor(parts.current);
      if (anchor && latest.current(anchor)) setLinked({ anchor });
    };
    follow();
    const stop = onHashChange(follow);
    return () => stop();
  }, []);

  // Once it is open.
  useEffect(() => {
    const part =
      linked &&
      [parts.current!, ...parts.current!.querySelectorAll<HTMLElement>('[data-id]')].find(
        ({ dataset }) => dataset['id'] === linked.anchor,
      );
    if (!part) return;
    const target = (part.matches('button, [tabindex]') ? part : part.querySelector('button')) ?? part;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'start' });
  }, [linked]);
  return parts;
}

/** A title as the fragment of a link: "What does it cost?" is `what-does-it-cost`. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The fragment of the page's URL, unless an element outside `scope` has that id. */
export function linkedAnchor(scope?: Element | null): string | undefined {
  const anchor = pageAnchor();
  const named = document.getElementById(anchor);
  return anchor && (!named || scope?.contains(named)) ? anchor : undefined;
}
