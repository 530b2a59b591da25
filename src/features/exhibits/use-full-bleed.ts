import { type RefObject, useLayoutEffect } from 'react';

/** Extends an element from edge to edge of the page, for any position of its column. */
export function useFullBleed(element: RefObject<HTMLElement | null>, isWanted: boolean) {
  useLayoutEffect(() => {
    const { current } = element;
    const column = current?.parentElement;
    if (!isWanted || !current || !column) return;
    const stretch = () => {
      const page = document.documentElement.clientWidth;
      // Measures the column, not the element, which would be in its old position during a host's transitions.
      const { direction, paddingLeft, paddingRight } = getComputedStyle(column);
      const left = column.getBoundingClientRect().left + column.clientLeft;
      const start = left + (parseFloat(paddingLeft) || 0);
      const end = left + column.clientWidth - (parseFloat(paddingRight) || 0);
      Object.assign(current.style, {
        inlineSize: `${page}px`,
        marginInlineStart: `${direction === 'rtl' ? end - page : -start}px`,
      });
    };
    // Printed pages have another width.
    const release = () => Object.assign(current.style, { inlineSize: '', marginInlineStart: '' });
    stretch();
    // Until the end of this task, the placeholder has its insets from before mounting.
    queueMicrotask(stretch);
    const sizes = new ResizeObserver(stretch);
    sizes.observe(column);
    addEventListener('resize', stretch);
    addEventListener('beforeprint', release);
    addEventListener('afterprint', stretch);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', stretch);
      removeEventListener('beforeprint', release);
      removeEventListener('afterprint', stretch);
      release();
    };
  }, [element, isWanted]);
}
