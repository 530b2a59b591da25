import { useLayoutEffect, type RefObject } from 'react';

const REDO_AFTER = 300;
const NEAR = '100px';

/** Shrinks the table to the width of its place: once it comes near, and again 300 ms after either changed. */
export function useFit(place: RefObject<HTMLElement | null>, table: HTMLElement | undefined, isWanted: boolean) {
  useLayoutEffect(() => {
    const { current } = place;
    const content = current?.firstElementChild as HTMLElement | null | undefined;
    if (!isWanted || !current || !content || !table) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const fit = () => {
      const scale = Math.min(1, current.clientWidth / table.offsetWidth) || 1;
      current.style.setProperty('--_inlay-table-scale', String(scale));
      current.style.blockSize = scale < 1 ? `${Math.ceil(content.offsetHeight * scale)}px` : '';
    };
    const fitSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(fit, REDO_AFTER);
    };
    fit();
    const sizes = new ResizeObserver(fitSoon);
    sizes.observe(current);
    sizes.observe(table);
    const nearness = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && fit(), { rootMargin: NEAR });
    nearness.observe(current);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      nearness.disconnect();
      current.style.removeProperty('--_inlay-table-scale');
      current.style.blockSize = '';
    };
  }, [place, table, isWanted]);
}
