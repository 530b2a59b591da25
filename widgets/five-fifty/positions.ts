/** In CSS pixels, how far past half of all panels' width the pinned slider stays. */
export const TAIL = 60;

/** The part of a panel's scroll distance, on either side of its middle, in which it does not move. */
const STILL = 0.3;

/** The scroll distance of a panel, in CSS pixels: half of its width. */
export function wayOf(width: number): number {
  return width / 2;
}

/** The position after `scrolled` pixels: the index of the visible panel, with a fraction between two panels. */
export function positionAt(scrolled: number, width: number, count: number): number {
  const way = scrolled / wayOf(width) - 0.5;
  const before = Math.floor(way);
  const share = Math.min(1, Math.max(0, (way - before - STILL) / (1 - 2 * STILL)));
  return Math.min(count - 1, Math.max(0, before + share * share * (3 - 2 * share)));
}

/** The scroll position of a panel, in pixels: 0 for the first, the middle of their range for others. */
export function scrollFor(index: number, width: number): number {
  return index && (index + 0.5) * wayOf(width);
}

/** Whether the slider is still pinned; see `TAIL`. */
export function isFixed(scrolled: number, width: number, count: number): boolean {
  return scrolled <= (width * count) / 2 + TAIL;
}

/** In milliseconds: after this time, a thousandth of the distance is left. */
const CATCH_UP = 1200;

/** The position on the way from `current` to `target` after this time, with a decreasing speed. */
export function caughtUp(current: number, target: number, milliseconds: number): number {
  const left = (target - current) * 0.001 ** (milliseconds / CATCH_UP);
  return Math.abs(left) < 0.0005 ? target : target - left;
}
