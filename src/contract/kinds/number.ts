import { mismatch } from '../source';
import { prop, type PropOptions } from './kind';
import { stringOf } from './text';

export interface NumberOptions extends PropOptions<number> {
  minimum?: number;
  maximum?: number;
  /** A unit for the documentation: `s`, `%`, `px`. */
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
  return prop<number, O>(
    kind,
    options,
    (source, note) => {
      const raw = stringOf(source, expected, true);
      if (raw === undefined) return undefined;
      const value = valueOf(raw, unit);
      if (!Number.isFinite(value) || (kind === 'integer' && !Number.isInteger(value))) return mismatch(expected, raw);
      const corrected = Math.min(maximum, Math.max(minimum, value));
      if (corrected !== value) note({ original: value, limits: options, corrected });
      return corrected;
    },
    { limits: options },
  );
}

/** Accepts its unit or none, a per cent sign if it has no unit, and a decimal comma. Otherwise NaN. */
function valueOf(raw: string, unit = '%'): number {
  const plain = raw.replace(/^([+-]?\d+),(?=\d{1,2}(?!\d))/, '$1.');
  const amount = plain.endsWith(unit) ? plain.slice(0, -unit.length).trim() : plain;
  return /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(amount) ? Number(amount) : NaN;
}
