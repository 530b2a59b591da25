export type BarState = 'hidden' | 'sticky-default' | 'sticky-minimal' | 'sticky-minimal-top' | 'in-page';

/** In heights of the window: the scroll position from which the bar is sticky, and from which it is small. */
const STICKY = 0.5;
const MINIMAL = 1;

export interface BarSituation {
  /** How far the page is scrolled, in CSS pixels. */
  readonly scrolled: number;
  /** Of the window. */
  readonly height: number;
  /** The top and bottom of the bar's container, from the top of the window. */
  readonly top: number;
  readonly bottom: number;
}

/**
 * The bar is in its container while that is visible. Otherwise it follows the scroll, and shrinks as the visitor reads
 * on.
 */
export function barState({ scrolled, height, top, bottom }: BarSituation): BarState {
  if (top < height && bottom > 0) return 'in-page';
  if (scrolled <= STICKY * height) return 'hidden';
  if (scrolled <= MINIMAL * height) return 'sticky-default';
  return bottom <= 0 ? 'sticky-minimal-top' : 'sticky-minimal';
}
