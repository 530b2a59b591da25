import { mismatch } from '../source';
import { prop, type PropOptions } from './kind';
import { stringOf } from './text';

export interface NumberOptions extends PropOptions<number> {
  minimum?: number;
  maximum?: number;
  /** For documentation: `s`, `%`, `px`. */
  unit?: string;
}

export function number<const O extends NumberOptions>(options: O) {
  return numeric<O>('number', options, 'a number');
}

export function integer<const O extends NumberOptions>(options: O) {
  return numeric<O>('integer', options, 'a whole number');
}

function numeric<O extends NumberOptions>(kind: 'number' | 'integer', options: O, expected: string) {
  const { minimum = -Infinity, maximum = Infinity, unit } = options;
  const limits = limitsOf(minimum, maximum, unit);
  return prop<number, O>(
    kind,
    options,
    (source, note) => {
      const given = stringOf(source, expected);
      if (given === undefined) return undefined;
      const value = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(given) ? Number(given) : NaN;
      if (!Number.isFinite(value) || (kind === 'integer' && !Number.isInteger(value))) return mismatch(expected, given, hintFor(given));
      const used = Math.min(maximum, Math.max(minimum, value));
      if (used !== value) note(`is ${value}, but must be ${limits}; ${used} is used`);
      return used;
    },
    { limits },
  );
}

function hintFor(given: string): string {
  if (/^[\d.]+\s*%$/.test(given)) return 'Remove the percent sign.';
  if (/^\d+,\d+$/.test(given)) return 'Write the decimals with a point.';
  if (/^[\d.]+\s*[a-z]+$/i.test(given)) return 'Remove the unit.';
  return '';
}

function limitsOf(minimum: number, maximum: number, unit = ''): string {
  const hasEnd = maximum < Infinity;
  const range = minimum > -Infinity ? (hasEnd ? `${minimum} to ${maximum}` : `at least ${minimum}`) : hasEnd ? `at most ${maximum}` : '';
  return [range, unit].filter(Boolean).join(' ');
}
