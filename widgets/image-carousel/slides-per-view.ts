/**
 * The number of images in view on a page of this width in pixels: one on phones,
 * 1.4 from 768 px, and 0.16 more for each 150 px from 1440 to 5000, so that on
 * wide pages an image keeps its width.
 */
export function slidesPerView(pageWidth: number): number {
  if (!(pageWidth >= 768)) return 1;
  const steps = Math.max(0, Math.floor((Math.min(pageWidth, 5000) - 1440) / 150));
  return Number((1.4 + 0.16 * steps).toFixed(2));
}
