import { useEffect, useState, type RefObject } from 'react';

/** Only a line across the middle of the window counts: no two steps can be there at once. */
const MIDDLE = '-50% 0px -50% 0px';

/** The step whose words the visitor has in the middle of the window, from 0; the last one that was there otherwise. */
export function useCurrentStep(story: RefObject<HTMLElement | null>, count: number): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(Number((entered.target as HTMLElement).dataset.step));
      },
      { rootMargin: MIDDLE },
    );
    story.current?.querySelectorAll(':scope > * > [data-step]').forEach((words) => observer.observe(words));
    return () => observer.disconnect();
  }, [story, count]);
  return Math.min(current, Math.max(count - 1, 0));
}
