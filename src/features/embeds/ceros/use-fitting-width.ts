import { useEffect, useState, type RefObject } from 'react';
import { fittingWidth } from './fit';

/** In milliseconds: the page has found its shape by then. */
const SETTLED = 500;
const RESIZE_PAUSE = 250;

interface Options {
  isOn: boolean;
  ratio: number;
  hasEyebrow: boolean;
}

/** The width that lets the whole experience fit the window, measured half a second after the start and after each resize. */
export function useFittingWidth(place: RefObject<HTMLElement | null>, { isOn, ratio, hasEyebrow }: Options): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    if (!isOn) return setWidth(undefined);
    const measure = () => setWidth(fittingWidth({ width: place.current?.clientWidth ?? 0, ratio, windowHeight: innerHeight, hasEyebrow }));
    let timer = setTimeout(measure, SETTLED);
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, RESIZE_PAUSE);
    };
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, [place, isOn, ratio, hasEyebrow]);
  return width;
}
