export type Direction = 'ascending' | 'descending';

type Key = number | string | undefined;

/** Turns what a cell says into what it is sorted by: a number, else its words, else nothing. */
export function createReader(language: string): (text: string) => Key {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1_234_567.8);
  const group = parts.find(({ type }) => type === 'group')?.value ?? ',';
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return (text) => numberIn(text, group, decimal) ?? (/[\p{L}\p{N}]/u.test(text) ? text : undefined);
}

/** Empty cells and dashes come last in either direction, words after numbers. */
export function createComparison(language: string, direction: Direction): (a: Key, b: Key) => number {
  const words = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return (a, b) => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    if (typeof a === 'string' && typeof b === 'string') return sign * words.compare(a, b);
    return typeof a === 'number' ? -1 : 1;
  };
}

/** `€1,204.50`, `12 %`, `−3`, `(40)` as accountants write it; a word that merely holds a number is none. */
function numberIn(text: string, group: string, decimal: string): number | undefined {
  const western = text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf)).replace(/\u066b/g, decimal).replace(/[\u2212\u2012\u2013]/g, '-');
  const found = /^(\P{N}*?)(-?)\s*\p{Sc}?\s*(\d[\d\s.,'\u2019\u066c]*)/u.exec(western);
  if (!found || /\p{L}{4,}/u.test(found[1]!)) return undefined;
  const plain = found[3]!.replaceAll(group, '').replace(/[\s'\u2019\u066c]/g, '').replace(decimal, '.');
  const value = Number.parseFloat(plain);
  if (!Number.isFinite(value)) return undefined;
  return found[2] || /^\s*\(.*\)\s*$/.test(western) ? -value : value;
}
