import { useEffect, useRef, useState, type RefObject } from 'react';
import { onHashChange, pageAnchor } from '../../../core';

/**
 * Leads to the part of a widget that the page's address asks for, now and when that changes: `open` shows it and says
 * whether there is such a part, and what then has its `data-id` gets the focus, if it can have it, or the button in
 * it. Returns the ref of the element that holds the parts.
 */
export function useDeepLink<T extends HTMLElement>(open: (anchor: string) => boolean): RefObject<T | null> {
  const parts = useRef<T>(null);
  const latest = useRef(open);
  latest.current = open;
  const [wanted, setWanted] = useState<{ anchor: string }>();

  useEffect(() => {
    const follow = () => {
      const anchor = wantedAnchor(parts.current);
      if (anchor && latest.current(anchor)) setWanted({ anchor });
    };
    follow();
    const stop = onHashChange(follow);
    return () => stop();
  }, []);

  // Once it is open.
  useEffect(() => {
    const part =
      wanted &&
      [parts.current!, ...parts.current!.querySelectorAll<HTMLElement>('[data-id]')].find(
        ({ dataset }) => dataset['id'] === wanted.anchor,
      );
    if (!part) return;
    const target = (part.matches('button, [tabindex]') ? part : part.querySelector('button')) ?? part;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'start' });
  }, [wanted]);
  return parts;
}

/** A title as a link has it after the `#`: "What does it cost?" is `what-does-it-cost`. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** What the page's address asks for, unless something else on the page goes by that name: what is not in `within`. */
export function wantedAnchor(within?: Element | null): string | undefined {
  const anchor = pageAnchor();
  const named = document.getElementById(anchor);
  return anchor && (!named || within?.contains(named)) ? anchor : undefined;
}
