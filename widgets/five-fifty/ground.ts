import { text, type Prop } from '../../src/contract';
import { cssOf, inkOn, readColour } from '../../src/ui';

/** A background, with a text colour that is readable on it. */
export interface Ground {
  /** A background of the theme, or `own` for a colour of the editor. */
  readonly name: 'paper' | 'surface' | 'ink' | 'own';
  /** In CSS notation. */
  readonly colour?: string | undefined;
  /** The text colour on the background. */
  readonly ink?: string | undefined;
}

const NAMES = ['paper', 'surface', 'ink'] as const;

/** The name of a background, or a colour. `groundOf` resolves it. */
export function ground({ description }: { description: string }): Prop<string> {
  const plain = text({ max: 40, description, default: 'ink' });
  return {
    ...plain,
    read(source, note) {
      const parsed = plain.read(source, note);
      if (!parsed || groundOf(parsed)) return parsed;
      note(`is "${parsed}", which is neither ${NAMES.join(', ')} nor a colour such as #1a4fd0; ink is used`);
      return 'ink';
    },
  };
}

/** Undefined for an invalid background. */
export function groundOf(value: string): Ground | undefined {
  const normalized = value.trim().toLowerCase();
  const name = NAMES.find((candidate) => candidate === normalized);
  if (name) return { name };
  const colour = readColour(normalized);
  return colour && { name: 'own', colour: cssOf(colour), ink: cssOf(inkOn(colour)) };
}
