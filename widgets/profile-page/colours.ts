import { truncate } from '../../src/contract';
import type { HeroProps } from '../../src/features/hero';
import { type Colour, contrast, cssOf, MIN_CONTRAST, readColour } from '../../src/ui';

interface Chosen {
  readonly ground?: NonNullable<HeroProps['ownGround']>;
  /** For editors: the unused colours, and why. */
  readonly notes: readonly string[];
}

/** The text colour of the theme that is readable on a background. */
const INKS = { light: [16, 36, 62], dark: [242, 237, 228] } as const;

/** The editor's colours if text is readable in them; otherwise the theme's text colour, or no background at all. */
export function coloursFor(backgroundColor: string | undefined, textColor: string | undefined): Chosen {
  const notes: string[] = [];
  const [background, text] = [
    colourOf('backgroundColor', backgroundColor, notes),
    colourOf('textColor', textColor, notes),
  ];
  if (!background) return { notes: text ? [...notes, 'textColor is left out: it needs a backgroundColor'] : notes };
  const theme = contrast(background, INKS.light) >= contrast(background, INKS.dark) ? 'light' : 'dark';
  const ground = cssOf(background);
  const ratio = text && contrast(background, text);
  if (text && ratio && ratio >= MIN_CONTRAST) return { ground: { ground, ink: cssOf(text), theme }, notes };
  if (ratio)
    notes.push(
      `textColor ${textColor} is left out: its contrast with backgroundColor ${backgroundColor} is ${formatRatio(ratio)}, and must be 4.5:1 or more`,
    );
  if (contrast(background, INKS[theme]) >= MIN_CONTRAST) return { ground: { ground, theme }, notes };
  notes.push(
    `backgroundColor ${backgroundColor} is left out: no text of the theme is readable on it. Choose a lighter or darker one`,
  );
  return { notes };
}

function colourOf(name: string, text: string | undefined, notes: string[]): Colour | undefined {
  const colour = text === undefined ? undefined : readColour(text);
  if (text !== undefined && !colour)
    notes.push(`${name} must be a colour such as #17263b, got "${truncate(text, 40)}". It is left out.`);
  return colour;
}

/** Never rounded up to a passing contrast. */
function formatRatio(ratio: number): string {
  return `${Math.floor(ratio * 10) / 10}:1`;
}
