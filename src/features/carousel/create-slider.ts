import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider';
import { isRightToLeft } from '../../ui';
import type { OnSlide, Slider } from './scroller';

/**
 * Typed as a class, but a function that returns an object; the build turns it into an arrow function, which `new`
 * rejects.
 */
const createKeenSlider = KeenSlider as unknown as (row: HTMLElement, options: KeenSliderOptions) => KeenSliderInstance;

export interface SliderOptions {
  /** The index of the first slide. */
  initial: number;
  /** The duration of a move, in milliseconds. */
  speed: number;
  /** Read again whenever the row is measured. */
  perView: () => number;
}

/** keen-slider sums with `reduce`, which Prototype.js before 1.6.1 replaces. There the browser scrolls the row. */
export function canSlide(): boolean {
  return [1, 1].reduce((sum, value) => sum + value, 0) === 2;
}

/**
 * keen-slider moves the row: by touch, by mouse, in a loop. Sizes stay in the stylesheet, so nothing shifts when it
 * starts.
 */
export function createSlider(row: HTMLElement, { initial, speed, perView }: SliderOptions, onSlide: OnSlide): Slider {
  const slides = [...row.children] as HTMLElement[];
  const { columnGap } = getComputedStyle(row);
  const rtl = isRightToLeft(row);
  let pitch = 1;

  /** Sizes as fractions of the row's width; the same formula as in carousel.css. */
  const measure = (width: number) => {
    const gap = width > 1 ? (Number.parseFloat(columnGap) || 0) / width : 0;
    pitch = (1 + gap) / perView();
    const slide = { size: pitch - gap, spacing: gap, origin: 0 };
    return slides.map(() => slide);
  };
  const report = ({ animator, track }: KeenSliderInstance) =>
    onSlide(track.absToRel(animator.targetIdx ?? track.details.abs));

  // During a move, the next one starts from its target.
  const step = (by: 1 | -1) => {
    const to = (keen.animator.targetIdx ?? keen.track.details.abs) + by;
    keen.moveToIdx(to, true);
    confirm(keen.track.absToRel(to));
  };
  // It ignores a move to its current position, even to cancel one that has just started.
  const confirm = (index: number) => {
    const { animator, track } = keen;
    if (animator.targetIdx !== null && track.absToRel(animator.targetIdx) === index) return;
    animator.stop();
    onSlide(index);
  };
  // Partly visible slides are inert, so that a click on one reaches the row.
  const scrollIntoView = ({ target }: MouseEvent) => {
    if (target === row) step(1);
  };

  row.scroll({ left: 0, behavior: 'instant' });
  row.addEventListener('mousedown', keepTextSelectable, { capture: true });
  row.addEventListener('click', scrollIntoView);
  const keen = createKeenSlider(row, {
    initial,
    rtl,
    loop: true,
    selector: slides,
    // It iterates over the list with `for…in`: the `all` that Prototype.js adds to arrays would be a media query that
    // always matches.
    breakpoints: Object.create(null) as Record<string, never>,
    renderMode: 'custom',
    defaultAnimation: { duration: speed },
    slides: measure,
    detailsChanged: ({ track }) => placeSlides(slides, track.details.slides, pitch, rtl),
    animationStarted: report,
    slideChanged: report,
  });

  // keen-slider measures again when the window changes, not when a hidden panel opens.
  const observer = new ResizeObserver(() => {
    if (Math.abs(row.clientWidth - keen.size) > 1) keen.update();
  });
  observer.observe(row);

  return {
    show(index) {
      keen.moveToIdx(index);
      confirm(index);
    },
    step,
    update: () => keen.update(),
    destroy() {
      observer.disconnect();
      row.removeEventListener('mousedown', keepTextSelectable, { capture: true });
      row.removeEventListener('click', scrollIntoView);
      keen.animator.stop();
      keen.destroy();
      releaseSlides(slides);
    },
  };
}

/** A mouse drags images and partly visible slides; over text it selects. Touch can drag everything. */
function keepTextSelectable(event: MouseEvent) {
  const { target, currentTarget, button } = event;
  const isDragged = target === currentTarget || (target as Element).closest('img, picture, svg') !== null;
  if (button !== 0 || !isDragged) event.stopImmediatePropagation();
}

/** The position of a slide and its visible part, as fractions of the row's width. */
export interface Placed {
  readonly distance: number;
  readonly size: number;
  readonly portion: number;
}

const SHIFT = '--_inlay-carousel-shift';

/**
 * Moves slides to the track's positions, by a shift relative to their own width, so that it stays right while the
 * window is resized. `pitch` is the distance between slides. Slides that stay out of view are not touched: of two
 * hundred, only two or three are.
 */
export function placeSlides(
  slides: readonly HTMLElement[],
  placedItems: readonly Placed[],
  pitch: number,
  isMirrored: boolean,
) {
  placedItems.forEach(({ distance, size, portion }, index) => {
    const slide = slides[index]!;
    const isAway = portion < 0.001;
    if (isAway && slide.dataset.state === 'away') return;
    if (isAway) slide.dataset.state = 'away';
    else delete slide.dataset.state;
    // From the start of the line; keen-slider counts from the left.
    const start = isMirrored ? 1 - size - distance : distance;
    const shift = ((start - index * pitch) / size) * (isMirrored ? -100 : 100);
    slide.style.setProperty(SHIFT, `${Number(shift.toFixed(3))}%`);
  });
}

/** Restores the positions of the stylesheet. */
export function releaseSlides(slides: readonly HTMLElement[]) {
  for (const slide of slides) {
    delete slide.dataset.state;
    slide.style.removeProperty(SHIFT);
  }
}
