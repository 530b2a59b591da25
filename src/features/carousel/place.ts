/** Where a slide stands and how much of it is in view, in parts of the row's width. */
export interface Placed {
  readonly distance: number;
  readonly size: number;
  readonly portion: number;
}

const SHIFT = '--_inlay-carousel-shift';

/**
 * Puts slides where the track says, by a shift in parts of their own width, so
 * that it holds while the window changes. `pitch` is how far one slide follows
 * the other. What is out of view and stays so is not touched: of two hundred
 * slides, two or three are.
 */
export function placeSlides(slides: readonly HTMLElement[], places: readonly Placed[], pitch: number, isRightToLeft: boolean) {
  places.forEach(({ distance, size, portion }, index) => {
    const slide = slides[index]!;
    const isAway = portion < 0.001;
    if (isAway && slide.dataset.state === 'away') return;
    if (isAway) slide.dataset.state = 'away';
    else delete slide.dataset.state;
    // From the start of the line; keen-slider counts from the left.
    const start = isRightToLeft ? 1 - size - distance : distance;
    const shift = ((start - index * pitch) / size) * (isRightToLeft ? -100 : 100);
    slide.style.setProperty(SHIFT, `${Number(shift.toFixed(3))}%`);
  });
}

/** Back to where the stylesheet has them. */
export function releaseSlides(slides: readonly HTMLElement[]) {
  for (const slide of slides) {
    delete slide.dataset.state;
    slide.style.removeProperty(SHIFT);
  }
}
