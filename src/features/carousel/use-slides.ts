import { useEffect, useRef, useState, type RefObject } from 'react';
import { lazy } from '../../core';
import { useMedia } from '../../ui';
import { createScroller, type Slider } from './scroller';

const loadSlider = lazy(() => import('./create-slider'));

export const NO_MOTION = '(prefers-reduced-motion: reduce)';

interface Options {
  count: number;
  speed: number;
  perView: number;
}

export interface Slides {
  /** The slide at the start of the row, now or after the move. */
  readonly current: number;
  /** `scrolls` natively, `slides` with keen-slider, `rests` if there is nothing to move. */
  readonly mode: 'rests' | 'scrolls' | 'slides';
  show(index: number): void;
  step(by: 1 | -1): void;
}

/** Moves a row of slides: by native scrolling at first, with keen-slider after it has loaded. */
export function useSlides(row: RefObject<HTMLElement | null>, { count, speed, perView }: Options): Slides {
  const prefersReducedMotion = useMedia(NO_MOTION);
  const [current, setCurrent] = useState(0);
  const [isSliding, setIsSliding] = useState(false);
  const slider = useRef<Slider>(undefined);
  const latest = useRef({ speed, perView, current });
  latest.current = { speed, perView, current };

  useEffect(() => {
    const element = row.current;
    if (!element || count < 2) return;
    let isOver = false;
    slider.current = createScroller(element, setCurrent);
    const startSlider = async () => {
      // The row scrolls without it.
      const loaded = await loadSlider().catch(() => undefined);
      if (!loaded?.canSlide() || isOver) return;
      slider.current?.destroy();
      const { speed, current } = latest.current;
      slider.current = loaded.createSlider(
        element,
        { initial: current, speed, perView: () => latest.current.perView },
        setCurrent,
      );
      setIsSliding(true);
    };
    if (!prefersReducedMotion) void startSlider();
    return () => {
      isOver = true;
      slider.current?.destroy();
      slider.current = undefined;
      setIsSliding(false);
    };
  }, [row, count, prefersReducedMotion]);

  useEffect(() => slider.current?.update(), [perView]);

  return {
    current: Math.min(current, Math.max(0, count - 1)),
    mode: count < 2 ? 'rests' : isSliding ? 'slides' : 'scrolls',
    show: (index) => slider.current?.show(index),
    step: (by) => slider.current?.step(by),
  };
}
