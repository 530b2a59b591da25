import { textOf } from './grid';
import { createDateReader } from '../../src/features/dates';

export type Direction = 'ascending' | 'descending';

/** A number, a date in milliseconds, or a text; undefined for an empty cell. */
export type Key = number | string | undefined;

/**
 * The sort value of each cell in a column: its `data-value`, or the value of a `<data>` or `<time>` in it, else a date,
 * else the number that its text starts with, else the text.
 */
export function readKeys(cells: readonly (Element | undefined)[], language: string): Key[] {
  const readNumber = createReader(language);
  const values = cells.map((cell) => cell && valueOf(cell));
  const texts = cells.map((cell, index) => values[index] ?? (cell ? textOf(cell) : ''));
  const readDate = createDateReader(language, texts);
  const dates = texts.map((text) => {
    const date = readDate(text);
    return date && Date.parse(date.day) + (date.minutes ?? 0) * 60_000;
  });
  const hasDates = dates.some((date) => date !== undefined);
  return texts.map((text, index) => {
    // Among dates, a bare year is its first day, not a small number.
    if (hasDates && /^\d{4}$/.test(text)) return Date.UTC(Number(text), 0);
    return dates[index] ?? (values[index]?.trim() ? plainNumber(text) : undefined) ?? readNumber(text);
  });
}

function valueOf(cell: Element): string | undefined {
  const value = (element: Element | null, name: string) => element?.getAttribute(name) ?? undefined;
  return (
    value(cell, 'data-value') ??
    value(cell.querySelector('data[value]'), 'value') ??
    value(cell.querySelector('time[datetime]'), 'datetime')
  );
}

function plainNumber(text: string): number | undefined {
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** Converts the text of a cell into its sort value: the number that it starts with, else the text, else undefined. */
export function createReader(language: string): (text: string) => Key {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1_234_567.8);
  const group = parts.find(({ type }) => type === 'group')?.value ?? ',';
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const groups = `[${decimal === '.' ? ',' : '.'}${group}\\s'\u2019\u066c]`;
  // In groups of three, or of two before the last as in India; otherwise the separator marks decimals.
  const number = new RegExp(
    String.raw`^([\s(~<>\u2248\u2264\u2265\u00b1+]*)(-?)\s*(${CURRENCY})?\s*(-?)\s*` +
      String.raw`(\d{1,3}(?:${groups}\d{2})*${groups}\d{3}(?!\d)|\d+|(?=[.,]\d))([.,]\d+)?`,
    'u',
  );
  return (text) => numberIn(text, number, decimal) ?? (/[\p{L}\p{N}]/u.test(text) ? text : undefined);
}

/** `$`, `US$`, `CHF`, `kr`. */
const CURRENCY = String.raw`[A-Z]{0,3}\p{Sc}|[A-Z]{3}(?=[\s\d-])|kr\.?|Fr\.|Rs\.?`;

/** `€1,204.50`, `12 %`, `−3`, `(40)` as accountants write it; a word that contains a number is not one. */
function numberIn(text: string, number: RegExp, decimal: string): number | undefined {
  const western = text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\u066b/g, decimal)
    .replace(/[\u2212\u2012\u2013]/g, '-');
  const [, , before, currency = '', after, whole, decimals = ''] = number.exec(western) ?? [];
  if (whole === undefined || (/^[A-Z]{3}$/.test(currency) && !isCurrency(currency))) return undefined;
  const value = Number(`${whole.replace(/\D/g, '')}${decimals.replace(',', '.')}`);
  return before || after || /^\s*\(.*\)\s*$/.test(western) ? -value : value;
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

/** Empty cells and dashes come last in both directions, text after numbers. */
export function createComparison(language: string, direction: Direction): (a: Key, b: Key) => number {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return (a, b) => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    if (typeof a === 'string' && typeof b === 'string') return sign * collator.compare(a, b);
    return typeof a === 'number' ? -1 : 1;
  };
}
