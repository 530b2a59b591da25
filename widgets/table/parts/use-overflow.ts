import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether the table is wider than its place, now and whenever either changes. */
export function useOverflow(place: RefObject<HTMLElement | null>, table: HTMLElement | undefined, layout: string): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current || !table) return;
    const look = () => setOverflows(current.scrollWidth > current.clientWidth + 1);
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(current);
    sizes.observe(table);
    return () => sizes.disconnect();
  }, [place, table, layout]);
  return overflows;
}
