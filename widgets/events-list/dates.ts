import { formatDateRange } from '../../src/core';
import { isDay } from '../../src/features/events';

/** UTC days, `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Undefined unless both ends are there, in this order. */
export function rangeOf({ from = '', to = '' }: Readonly<Record<string, string>>): DayRange | undefined {
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

export function formatDays({ from, to }: DayRange, language: string): string {
  return formatDateRange(new Date(from), new Date(to), { dateStyle: 'medium', timeZone: 'UTC' }, language);
}
