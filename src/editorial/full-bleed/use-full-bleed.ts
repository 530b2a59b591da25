import { useLayoutEffect, type RefObject } from 'react';

/** Lets an element reach from edge to edge of the page, wherever the column stands that it is in. */
export function useFullBleed(element: RefObject<HTMLElement | null>, isWanted: boolean) {
  useLayoutEffect(() => {
    const { current } = element;
    const column = current?.parentElement;
    if (!isWanted || !current || !column) return;
    const stretch = () => {
      const page = document.documentElement.clientWidth;
      // Back to its place first: the column may have a padding of its own.
      Object.assign(current.style, { inlineSize: '', marginInlineStart: '' });
      const { left, right } = current.getBoundingClientRect();
      const isRightToLeft = getComputedStyle(column).direction === 'rtl';
      Object.assign(current.style, { inlineSize: `${page}px`, marginInlineStart: `${isRightToLeft ? right - page : -left}px` });
    };
    stretch();
    const sizes = new ResizeObserver(stretch);
    sizes.observe(column);
    addEventListener('resize', stretch);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', stretch);
      Object.assign(current.style, { inlineSize: '', marginInlineStart: '' });
    };
  }, [element, isWanted]);
}
