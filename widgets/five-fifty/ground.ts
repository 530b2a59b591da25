import { text, type Prop } from '../../src/contract';

/** A ground with words on it that can be read. */
export interface Ground {
  /** One of the page's own, or a colour of the editor's. */
  readonly name: 'paper' | 'surface' | 'ink' | 'own';
  /** As `#rrggbb`. */
  readonly colour?: string | undefined;
  /** What the words on a colour are written in. */
  readonly ink?: string | undefined;
}

const NAMES = ['paper', 'surface', 'ink'] as const;

/** In the order of preference: white and the ink of the design, and black for what is in between. */
const INKS = ['#ffffff', '#10243e', '#000000'] as const;

/** Of words to their ground (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** The name of a ground or a colour; `groundOf` says what it means. */
export function ground(description: string): Prop<string> {
  const plain = text({ max: 40, description, default: 'ink' });
  return {
    ...plain,
    read(source, note) {
      const given = plain.read(source, note);
      if (!given || groundOf(given)) return given;
      note(`is "${given}", which is neither ${NAMES.join(', ')} nor a colour such as #1a4fd0; ink is used`);
      return 'ink';
    },
  };
}

/** Nothing for what is no ground. On every colour one of the inks can be read: white or black reach 4.58 at least. */
export function groundOf(written: string): Ground | undefined {
  const given = written.trim().toLowerCase();
  const name = NAMES.find((one) => one === given);
  if (name) return { name };
  const colour = channelsOf(given);
  if (!colour) return undefined;
  const ink = INKS.find((one) => contrast(channelsOf(one)!, colour) >= LEAST_CONTRAST);
  return { name: 'own', colour: `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`, ink };
}

type Channels = readonly [number, number, number];

/** From `#abc`, `#aabbcc`, `aabbcc` and `rgb(0, 0, 0)`. */
function channelsOf(given: string): Channels | undefined {
  const [, hex] = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(given) ?? [];
  const [, ...numbers] = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(given) ?? [];
  const whole = hex?.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const channels = whole ? whole.match(/../g)!.map((pair) => Number.parseInt(pair, 16)) : numbers.map(Number);
  return channels.length === 3 && channels.every((channel) => channel <= 255) ? (channels as unknown as Channels) : undefined;
}

/** From 1 to 21. */
function contrast(one: Channels, other: Channels): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
