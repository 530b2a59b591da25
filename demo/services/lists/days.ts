import { never } from '../../content/event-days.ts';
import type { Group, Range } from './types.ts';

export { never };
const day = 24 * 3600 * 1000;
const maxDays = 62;

/** The days of a range as `YYYY-MM-DD`, both included: at most 62, the longest event. */
export function daysBetween(first: string, last: string): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  const count = Math.round((Date.parse(`${last}T00:00:00Z`) - start) / day) + 1;
  return Array.from({ length: Math.min(Math.max(count, 1), maxDays) }, (_, index) =>
    new Date(start + index * day).toISOString().slice(0, 10),
  );
}

/**
 * Matches rows with a day from `first` to `last`: single days at the edges and whole months between, so that years are
 * as fast as a week. `facet` is one of a row's `days`.
 */
export function betweenDays(facet: string, first: string, last: string): Range[] {
  const [from, to] = [first.slice(0, 7), last.slice(0, 7)];
  if (from === to) return [{ facet, low: first, high: last }];
  return [
    { facet, low: first, high: `${from}-31` },
    { facet: monthsOf(facet), low: `${from}~`, high: `${before(to)}~` },
    { facet, low: `${to}-01`, high: last },
  ];
}

export function sinceDay(facet: string, first: string): Range[] {
  return betweenDays(facet, first, never);
}

/**
 * Excludes the rows with a day after `last`; of rows with one day, matches those until then. Few rows are in the
 * future, so few are read, however many years are in the past.
 */
export function notAfter(facet: string, last: string): Group {
  return { ranges: sinceDay(facet, dayAfter(last)), isNegated: true };
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + day).toISOString().slice(0, 10);
}

// A bound that sorts before this month and everything after it, with a tilde appended.
function before(month: string): string {
  return month.slice(0, -1) + String.fromCharCode(month.charCodeAt(month.length - 1) - 1);
}

/** The facet with the months of a facet of days. */
export function monthsOf(facet: string): string {
  return `${facet} month`;
}
