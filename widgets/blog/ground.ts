/** Of words to their ground (WCAG 2.2, 1.4.3). */
const INKS = { light: '#ffffff', dark: '#10243e', black: '#000000' } as const;
const LEAST_CONTRAST = 4.5;

export interface Ground {
  /** As CSS writes it. */
  readonly background: string;
  readonly color: string;
}

/** A colour with the ink that can be read on it: white or black reach 4.58 on every one. Undefined for what is no colour. */
export function groundOf(given: string): Ground | undefined {
  const background = channelsOf(given.trim());
  if (!background) return undefined;
  const ink = Object.values(INKS).find((one) => contrast(channelsOf(one)!, background) >= LEAST_CONTRAST)!;
  return { background: `rgb(${background.join(' ')})`, color: ink };
}

/** Of `#abc`, `#aabbcc` and `rgb(0, 0, 0)`. */
function channelsOf(given: string): number[] | undefined {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(given) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (digits) return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  const [, ...parts] = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(given) ?? [];
  const channels = parts.map(Number);
  return channels.length === 3 && channels.every((one) => one <= 255) ? channels : undefined;
}

/** From 1 to 21. */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => (channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
