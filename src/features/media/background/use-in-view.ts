import { useEffect, useState, type RefObject } from 'react';

/** Whether any of the element is on the screen. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)!.isIntersecting));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
