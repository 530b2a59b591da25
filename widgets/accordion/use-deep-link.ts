import { useEffect, useRef } from 'react';
import { wordsOf } from '../../src/ui';
import type { Item } from './props';

/** Opens the item that the page's address asks for, now and when that changes, and scrolls to it. Returns the list's ref. */
export function useDeepLink(items: readonly Item[], open: (index: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef({ items, open });
  latest.current = { items, open };

  useEffect(() => {
    const follow = () => {
      const anchor = wantedAnchor();
      const index = anchor ? latest.current.items.findIndex(({ id, title }) => (id ?? anchorOf(wordsOf(title))) === anchor) : -1;
      const button = list.current?.children[index]?.querySelector('button');
      if (!button) return;
      latest.current.open(index);
      button.focus({ preventScroll: true });
      button.scrollIntoView({ block: 'start' });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return list;
}

/** A title as a link has it after the `#`: "What does it cost?" is `what-does-it-cost`. */
export function anchorOf(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

/** What the page's address asks for, unless something else on the page goes by that name. */
export function wantedAnchor(): string | undefined {
  const given = location.hash.slice(1);
  const anchor = decode(given);
  return anchor && !document.getElementById(anchor) ? anchor : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
