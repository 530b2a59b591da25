import type { HeroProps } from '../../src/features/hero';

type Rgb = readonly [red: number, green: number, blue: number];

interface Chosen {
  readonly ground?: NonNullable<HeroProps['ownGround']>;
  /** For the editor: what is not used, and why. */
  readonly notes: readonly string[];
}

/** WCAG 2.2, 1.4.3, for text of any size. */
const ENOUGH = 4.5;

/** The ink of the theme, by what it is readable on. */
const INKS = { light: [16, 36, 62], dark: [242, 237, 228] } as const;

/** The editor's colours where text can be read in them; else the ink of the theme, or no colour at all. */
export function coloursFor(backgroundColor: string | undefined, textColor: string | undefined): Chosen {
  const notes: string[] = [];
  const [background, text] = [colourOf('backgroundColor', backgroundColor, notes), colourOf('textColor', textColor, notes)];
  if (!background) return { notes: text ? [...notes, 'textColor is left out: it needs a backgroundColor'] : notes };
  const theme = contrast(background, INKS.light) >= contrast(background, INKS.dark) ? 'light' : 'dark';
  const ground = cssOf(background);
  const ratio = text && contrast(background, text);
  if (text && ratio && ratio >= ENOUGH) return { ground: { ground, ink: cssOf(text), theme }, notes };
  if (ratio) notes.push(`textColor ${textColor} is left out: its contrast with backgroundColor ${backgroundColor} is ${shown(ratio)}, and must be 4.5:1 or more`);
  if (contrast(background, INKS[theme]) >= ENOUGH) return { ground: { ground, theme }, notes };
  notes.push(`backgroundColor ${backgroundColor} is left out: no text of the theme is readable on it. Choose a lighter or darker one`);
  return { notes };
}

/** From 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `#fff`, `#17263b`, `rgb(23, 38, 59)` or `rgb(23 38 59)`. */
export function readColour(written: string): Rgb | undefined {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(written) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (digits) return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Rgb;
  const [, ...parts] = /^rgb\(\s*(\d{1,3})\s*[\s,]\s*(\d{1,3})\s*[\s,]\s*(\d{1,3})\s*\)$/i.exec(written) ?? [];
  const values = parts.map(Number);
  return values.length === 3 && values.every((value) => value <= 255) ? (values as unknown as Rgb) : undefined;
}

function colourOf(name: string, written: string | undefined, notes: string[]): Rgb | undefined {
  const colour = written === undefined ? undefined : readColour(written.trim());
  if (written !== undefined && !colour) notes.push(`${name} must be a colour such as #17263b, got "${written.slice(0, 40)}". It is left out.`);
  return colour;
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Never rounded up to what would be enough. */
function shown(ratio: number): string {
  return `${Math.floor(ratio * 10) / 10}:1`;
}

function cssOf([red, green, blue]: Rgb): string {
  return `rgb(${red} ${green} ${blue})`;
}
