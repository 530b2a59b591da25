/** In milliseconds. */
export const DURATION = 2000;
/** Smaller figures are not animated, because they would finish too quickly. */
const MIN_COUNT = 10;
const STEPS = 100;

export interface Countable {
  readonly before: string;
  readonly after: string;
  readonly value: number;
  readonly decimals: number;
  /** The separators of thousands and decimals in the text. */
  readonly group: string;
  readonly decimal: string;
  /** The first of the ten digits that the figure is written in. */
  readonly zero: number;
}

/** The number in a figure such as `€1,204.5 million`, if it is one that counts up. */
export function countableIn(text: string): Countable | undefined {
  const found = /^([^\d٠-٩]*)([\d٠-٩](?:[\d٠-٩.,٫٬'’ \u00a0\u202f]*[\d٠-٩])?)(.*)$/su.exec(text);
  // A second number makes it a ratio, a range or a date.
  if (!found || /[\d٠-٩]/.test(found[3]!) || /[-−–]\s*$/.test(found[1]!)) return undefined;
  const [, before = '', numberText = '', after = ''] = found;
  const { group, decimal } = separatorsIn(numberText);
  const [whole = '', fraction = ''] = decimal ? numberText.split(decimal) : [numberText];
  const western = (digits: string) =>
    digits.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf)).replace(/\D/g, '');
  const value = Number(`${western(whole)}.${western(fraction)}`);
  if (!(value >= MIN_COUNT) || /\s/.test(decimal)) return undefined;
  return {
    before,
    after,
    value,
    decimals: fraction.length,
    group,
    decimal,
    zero: /[٠-٩]/.test(numberText) ? 0x660 : 0x30,
  };
}

/** The text at a time between 0 and 1: steps of a hundredth, in the format of the figure. */
export function textAt({ before, after, value, decimals, group, decimal, zero }: Countable, progress: number): string {
  const [whole = '', fraction] = ((value * Math.floor(progress * STEPS)) / STEPS).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const number = grouped + (fraction ? decimal + fraction : '');
  return before + number.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit))) + after;
}

/** The last separator is a decimal one, unless three digits follow it or it occurs twice. */
function separatorsIn(digits: string): { group: string; decimal: string } {
  const separators = [...digits.matchAll(/[^\d٠-٩]/g)].map(([character]) => character);
  const last = separators.at(-1) ?? '';
  const isGrouping =
    separators.filter((separator) => separator === last).length > 1 ||
    (new Set(separators).size === 1 && /\D[\d٠-٩]{3}$/.test(digits) && last !== '٫');
  if (!last || isGrouping) return { group: last, decimal: '' };
  return { group: separators.find((separator) => separator !== last) ?? '', decimal: last };
}
