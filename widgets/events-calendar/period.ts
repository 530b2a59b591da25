import { formatDate, formatDateRange } from '../../src/core';
import { addDays, addMonths, lastDayOf } from './month';

export const VIEWS = ['month', 'week', 'day', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** The visible days, in UTC. Both are included. */
export interface Period {
  readonly view: View;
  readonly first: string;
  readonly last: string;
}

export function isView(text: string): text is View {
  return VIEWS.some((view) => view === text);
}

/** Whether the view shows a whole month. */
export function isOfMonth(view: View): boolean {
  return view === 'month' || view === 'list';
}

/** The month, week or day that contains a day. A list covers a month. */
export function periodOf(view: View, day: string, firstDay: number): Period {
  if (view === 'day') return { view, first: day, last: day };
  if (view === 'week') {
    const first = addDays(day, -((new Date(day).getUTCDay() - firstDay + 7) % 7));
    return { view, first, last: addDays(first, 6) };
  }
  const month = day.slice(0, 7);
  return { view, first: `${month}-01`, last: lastDayOf(month) };
}

/** The first day of the previous or next period. */
export function stepFrom({ view, first }: Period, count: number): string {
  if (view === 'day') return addDays(first, count);
  if (view === 'week') return addDays(first, 7 * count);
  return `${addMonths(first.slice(0, 7), count)}-01`;
}

export function isIn({ first, last }: Period, day: string): boolean {
  return first <= day && day <= last;
}

/** The months of a period: two for a week that spans both. */
export function monthsOf({ first, last }: Period): readonly string[] {
  return [...new Set([first.slice(0, 7), last.slice(0, 7)])];
}

/** "December 2026", "7 – 13 December 2026" or "Wednesday, 2 December 2026". */
export function nameOf({ view, first, last }: Period, language: string): string {
  if (view === 'week')
    return formatDateRange(new Date(first), new Date(last), { dateStyle: 'long', timeZone: 'UTC' }, language);
  const style: Intl.DateTimeFormatOptions = view === 'day' ? { dateStyle: 'full' } : { month: 'long', year: 'numeric' };
  return formatDate(first, { ...style, timeZone: 'UTC' }, language);
}
