import { useSyncExternalStore } from 'react';

/** How many slides a page of this width in pixels shows at once. */
export type PerView = (pageWidth: number) => number;

export function usePerView(perView: PerView | undefined): number {
  const read = () => perView?.(window.innerWidth) ?? 1;
  return useSyncExternalStore(onResize, read, read);
}

function onResize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
