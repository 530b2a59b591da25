/** An opaque colour of sRGB: red, green and blue, each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Of text of any size to its ground (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** White, the ink of the design, and black for what is in between. */
const INKS: readonly Colour[] = [
  [255, 255, 255],
  [16, 36, 62],
  [0, 0, 0],
];

/** From `#abc`, `#aabbcc`, `aabbcc`, `rgb(0, 0, 0)` or `rgb(0 0 0)`. Undefined for what is no such colour. */
export function readColour(written: string): Colour | undefined {
  const [, short, long] = /^#?(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(written.trim()) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (digits) return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Colour;
  const [, ...parts] = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(written.trim()) ?? [];
  const channels = parts.map(Number);
  return channels.length === 3 && channels.every((channel) => channel <= 255) ? (channels as unknown as Colour) : undefined;
}

/** As CSS writes it. */
export function cssOf(colour: Colour): string {
  return `rgb(${colour.join(' ')})`;
}

/** From 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** What words on this ground can be written in: on every colour white or black reaches 4.58. */
export function inkOn(ground: Colour): Colour {
  return INKS.find((ink) => contrast(ink, ground) >= LEAST_CONTRAST)!;
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
