/** In CSS pixels: the room that an eyebrow takes above the experience. */
const EYEBROW = 60;

/** The width, in CSS pixels, at which all of the experience's height fits the window; undefined where it fits anyway. */
export function fittingWidth({ width, ratio, windowHeight, hasEyebrow }: { width: number; ratio: number; windowHeight: number; hasEyebrow: boolean }): number | undefined {
  const room = windowHeight - (hasEyebrow ? EYEBROW : 0);
  return width * ratio > room && room > 0 ? Math.floor(room / ratio) : undefined;
}
