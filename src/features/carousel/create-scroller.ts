import { around } from './position';
import type { OnSlide, Slider } from './slider';

/**
 * Moves the row as the browser scrolls it: until the slider's own code is there,
 * if it never comes, and for whoever wants no motion.
 */
export function createScroller(row: HTMLElement, onSlide: OnSlide): Slider {
  const slides = [...row.children] as HTMLElement[];
  // Negative where text runs from right to left, as `scrollLeft` is.
  const startOf = (index: number) => slides[index]!.offsetLeft - slides[0]!.offsetLeft;
  let current = 0;
  const settle = (index: number) => onSlide((current = index));

  const onScroll = () => {
    const position = Math.abs(row.scrollLeft);
    const isAtEnd = position > 0 && position + row.clientWidth >= row.scrollWidth - 1;
    const distances = slides.map((_, index) => Math.abs(startOf(index) - row.scrollLeft));
    settle(isAtEnd ? slides.length - 1 : distances.indexOf(Math.min(...distances)));
  };
  const show = (index: number) => {
    row.scroll({ left: startOf(index) });
    settle(index);
  };
  row.addEventListener('scroll', onScroll, { passive: true });
  return {
    show,
    step: (by) => show(around(current + by, slides.length)),
    update() {},
    destroy: () => row.removeEventListener('scroll', onScroll),
  };
}
