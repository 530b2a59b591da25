import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { clampView, moved, zoomed, type Point, type Size, type View } from './zoom';

const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** The visible part of the image. It stays within the stage when the stage is resized. */
export function useView(stage: RefObject<HTMLElement | null>, ratio: number, picture: string | undefined) {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [view, setView] = useState(WHOLE);

  const zoom = (factor: number, at: Point = { x: size.width / 2, y: size.height / 2 }) =>
    setView((before) => zoomed(before, factor, at, size, ratio));
  const move = (x: number, y: number) => setView((before) => moved(before, { x, y }, size, ratio));
  const showWhole = () => setView(clampView(WHOLE, size, ratio));

  // Before the effect that clamps the view to the stage.
  useLayoutEffect(() => setView(WHOLE), [picture]);
  useLayoutEffect(() => {
    const { current } = stage;
    if (!current) return;
    const measure = () => {
      const now = { width: current.clientWidth, height: current.clientHeight };
      setSize(now);
      setView((before) => clampView(before, now, ratio));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [stage, ratio, picture]);

  useWheel(stage, zoom);
  return { size, view, zoom, move, showWhole };
}

/** React's own wheel listener is passive: the page would scroll, or the browser zoom all of it. */
function useWheel(stage: RefObject<HTMLElement | null>, zoom: (factor: number, at: Point) => void) {
  const latest = useRef(zoom);
  latest.current = zoom;
  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      // A trackpad reports two fingers as a wheel with the control key, in small steps.
      latest.current(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002)), pointIn(current, event));
    };
    current.addEventListener('wheel', onWheel, { passive: false });
    return () => current.removeEventListener('wheel', onWheel);
  }, [stage]);
}

/** The position of a pointer, in CSS pixels from the corner of the stage. */
export function pointIn(stage: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = stage.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
