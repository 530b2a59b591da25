import { useEffect, useState, type RefObject } from 'react';

/** Turns true a while after the element has come into view, and stays so; at once where nothing moves. */
export function useSeen(element: RefObject<Element | null>, isStill: boolean, delay: number): boolean {
  const [isSeen, setSeen] = useState(isStill);
  useEffect(() => {
    const { current } = element;
    if (isStill) setSeen(true);
    if (isStill || !current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const views = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      views.disconnect();
      timer = setTimeout(() => setSeen(true), delay);
    });
    views.observe(current);
    return () => {
      views.disconnect();
      clearTimeout(timer);
    };
  }, [element, isStill, delay]);
  return isSeen;
}
