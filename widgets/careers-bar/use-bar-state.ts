import { useEffect, useRef, useState, type RefObject } from 'react';
import { barState, type BarState } from './bar-state';

export interface Bar {
  readonly state: BarState;
  /** Its own place in the page, which keeps its height while the bar is elsewhere. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** In CSS pixels; undefined until it has been seen in its place. */
  readonly height: number | undefined;
}

/** Follows the page as it is scrolled and resized, once for each frame. */
export function useBarState(isFixed: boolean): Bar {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<BarState>('in-page');
  const [height, setHeight] = useState<number>();
  const latest = useRef<BarState>('in-page');

  useEffect(() => {
    const element = place.current;
    if (!element || isFixed) return undefined;
    let frame = 0;
    const measure = () => {
      const { top, bottom } = element.getBoundingClientRect();
      // Only where the bar stands in its place does the place have its true height.
      if (latest.current === 'in-page' || latest.current === 'hidden') setHeight(element.firstElementChild?.getBoundingClientRect().height);
      latest.current = barState({ scrolled: scrollY, height: innerHeight, top, bottom });
      setState(latest.current);
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
    };
  }, [isFixed]);

  return { state, place, height };
}
