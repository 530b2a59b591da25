import { useEffect, useRef } from 'react';
import { anchorOf, wantedAnchor } from './deep-link';
import type { Item } from './item';

/** Opens the item that the page's address asks for, now and when that changes, and leads there. Returns the list's ref. */
export function useDeepLink(items: readonly Item[], open: (index: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef({ items, open });
  latest.current = { items, open };

  useEffect(() => {
    const follow = () => {
      const anchor = wantedAnchor();
      const index = anchor ? latest.current.items.findIndex(({ id, title }) => (id ?? anchorOf(title)) === anchor) : -1;
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
