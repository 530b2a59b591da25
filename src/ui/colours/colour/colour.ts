/** An opaque colour of sRGB: red, green and blue, each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The contrast of text of any size with its background (WCAG 2.2, 1.4.3). */
export const MIN_CONTRAST = 4.5;

/** White, the design's text colour, and black for backgrounds in between. */
const INKS: readonly Colour[] = [
  [255, 255, 255],
  [16, 36, 62],
  [0, 0, 0],
];

/** Reads `#abc`, `#aabbcc`, `aabbcc`, `rgb(0, 0, 0)` or `rgb(0 0 0)`. Undefined for any other text. */
export function readColour(text: string): Colour | undefined {
  const [, short, long] = /^#?(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text.trim()) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (digits) {
    const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
    return [channel(0), channel(2), channel(4)];
  }
  const [, red, green, blue] = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text.trim()) ?? [];
  const colour: Colour = [Number(red), Number(green), Number(blue)];
  return colour.every((channel) => channel <= 255) ? colour : undefined;
}

/** In CSS notation. */
export function cssOf(colour: Colour): string {
  return `rgb(${colour.join(' ')})`;
}

/** From 1 to 21. */
export function contrast(first: Colour, other: Colour): number {
  const lights = [luminance(first), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** A readable text colour for the background. White or black reaches a contrast of 4.58 on every colour. */
export function inkOn(ground: Colour): Colour {
  return INKS.find((ink) => contrast(ink, ground) >= MIN_CONTRAST)!;
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
