import { slidesPerView } from './slides-per-view';

const WIDEST = 5000;

/** How many pictures of the server's row are in view, from each width of the page at which that changes. */
export function placeholder(): string {
  const widths = [...Array(WIDEST).keys()].map((index) => index + 1).filter((width) => slidesPerView(width) !== slidesPerView(width - 1));
  return widths.map((width) => `@media (min-width: ${width}px) { [data-module='image-carousel'] { --_inlay-carousel-per-view: ${slidesPerView(width)}; } }`).join('\n');
}
