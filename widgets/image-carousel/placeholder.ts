/**
 * How many pictures a page of this width in pixels shows at once: one on phones,
 * 1.4 from 768 px, and 0.16 more for each 150 px from 1440 to 5000, so that on
 * wide pages a picture keeps its width.
 */
export function slidesPerView(pageWidth: number): number {
  if (!(pageWidth >= 768)) return 1;
  const steps = Math.max(0, Math.floor((Math.min(pageWidth, 5000) - 1440) / 150));
  return Number((1.4 + 0.16 * steps).toFixed(2));
}

const WIDEST = 5000;

/** How many pictures of the server's row are in view, from each width of the page at which that changes. */
export function placeholder(): string {
  const widths = [...Array(WIDEST).keys()]
    .map((index) => index + 1)
    .filter((width) => slidesPerView(width) !== slidesPerView(width - 1));
  return widths
    .map(
      (width) =>
        `@media (min-width: ${width}px) { [data-module='image-carousel'] { --_inlay-carousel-per-view: ${slidesPerView(width)}; } }`,
    )
    .join('\n');
}
