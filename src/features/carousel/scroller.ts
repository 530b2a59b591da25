/** Moves the row. */
export interface Slider {
  /** Scrolls a slide to the start of the row, in the shorter direction. */
  show(index: number): void;
  /** One slide forward, or back with -1, in a loop. */
  step(by: 1 | -1): void;
  /** After the number of slides in view has changed. */
  update(): void;
  destroy(): void;
}

/** Called with the index of the slide at the start of the row, now or after the move. */
export type OnSlide = (index: number) => void;

/**
 * Moves the row by native scrolling: until the slider has loaded, if it cannot load, and for visitors who prefer
 * reduced motion.
 */
export function createScroller(row: HTMLElement, onSlide: OnSlide): Slider {
  const slides = [...row.children] as HTMLElement[];
  // Negative in right-to-left text, like `scrollLeft`.
  const startOf = (index: number) => slides[index]!.offsetLeft - slides[0]!.offsetLeft;
  let current = 0;
  // The requested slide, until it is reached: the row scrolls past others.
  let awaited: number | undefined;
  const setCurrent = (index: number) => onSlide((current = index));

  const onScroll = () => {
    const position = Math.abs(row.scrollLeft);
    const end = row.scrollWidth - row.clientWidth;
    const isAtEnd = position > 0 && position >= end - 1;
    if (awaited !== undefined && Math.abs(Math.min(Math.abs(startOf(awaited)), end) - position) > 1) return;
    awaited = undefined;
    const distances = slides.map((_, index) => Math.abs(startOf(index) - row.scrollLeft));
    setCurrent(isAtEnd ? slides.length - 1 : distances.indexOf(Math.min(...distances)));
  };
  const onOtherMove = () => {
    awaited = undefined;
    onScroll();
  };
  const show = (index: number) => {
    awaited = index;
    row.scroll({ left: startOf(index) });
    setCurrent(index);
  };
  row.addEventListener('scroll', onScroll, { passive: true });
  // A touch cancels the move, and so does a scroll end elsewhere.
  row.addEventListener('scrollend', onOtherMove, { passive: true });
  row.addEventListener('touchstart', onOtherMove, { passive: true });
  return {
    show,
    step: (by) => show(around(current + by, slides.length)),
    update() {},
    destroy() {
      row.removeEventListener('scroll', onScroll);
      row.removeEventListener('scrollend', onOtherMove);
      row.removeEventListener('touchstart', onOtherMove);
    },
  };
}

/** The index modulo `count` slides. */
export function around(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** A slide's number for display: from one, padded to two digits. */
export function counterOf(index: number, count: number): string {
  return padded(around(index, count) + 1);
}

export function padded(number: number): string {
  return String(number).padStart(2, '0');
}

/** Whether a slide is fully visible while `current` is the first of `perView` visible slides. */
export function isInView(index: number, current: number, count: number, perView: number): boolean {
  return around(index - current, count) < Math.max(1, Math.floor(perView));
}

/**
 * The loop never shows the same slide twice: at least one slide is outside the view, ready to enter at the other end.
 */
export function perViewOf(requested: number, count: number): number {
  return Math.max(1, Math.min(requested, count - 1));
}
