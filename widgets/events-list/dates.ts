import { formatDate, formatDateRange } from '../../src/core';
import type { EventItem } from '../../src/services';

/** UTC days, `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Undefined unless both ends are there, in this order. */
export function rangeOf({ from = '', to = '' }: Readonly<Record<string, string>>): DayRange | undefined {
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && momentOf(text)?.toISOString().slice(0, 10) === text;
}

export function formatDays({ from, to }: DayRange, language: string): string {
  return formatDateRange(new Date(from), new Date(to), { dateStyle: 'medium', timeZone: 'UTC' }, language);
}

export interface EventTimes {
  readonly start: Date;
  readonly days: string;
  /** Undefined for whole days. */
  readonly hours: string | undefined;
  /** The same on the visitor's clock, where that shows another time than the event's. */
  readonly visitorHours: string | undefined;
  readonly isOver: boolean;
}

type Timed = Pick<EventItem, 'startTime' | 'endTime' | 'timeZone' | 'isWholeDay' | 'isOver'>;

/** Undefined where no date is set: an unreadable one, or the year 1. */
export function timesOf({ startTime, endTime, timeZone, isWholeDay, isOver }: Timed, language: string): EventTimes | undefined {
  const start = momentOf(startTime);
  if (!start) return undefined;
  const given = momentOf(endTime);
  const end = given && given >= start ? given : start;
  const zone = isWholeDay ? 'UTC' : knownZone(timeZone);
  const days = (of: string | undefined) => formatDateRange(start, end, { dateStyle: 'long', timeZone: of }, language);
  const hours = (of: string | undefined, isNamed = true) => {
    const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', timeZone: of };
    const named: Intl.DateTimeFormatOptions = isNamed ? { ...clock, timeZoneName: 'short' } : clock;
    return end > start ? `${formatDate(start, clock, language)} – ${formatDate(end, named, language)}` : formatDate(start, named, language);
  };
  const isElsewhere = zone !== undefined && !isWholeDay && days(zone) + hours(zone, false) !== days(undefined) + hours(undefined, false);
  const visitorDays = isElsewhere && days(zone) !== days(undefined) ? `${days(undefined)}, ` : '';
  return {
    start,
    days: days(zone),
    hours: isWholeDay ? undefined : hours(zone),
    visitorHours: isElsewhere ? visitorDays + hours(undefined, false) : undefined,
    isOver: isOver ?? lastMomentOf(end, isWholeDay) < Date.now(),
  };
}

function lastMomentOf(end: Date, isWholeDay: boolean): number {
  return isWholeDay ? Date.parse(`${end.toISOString().slice(0, 10)}T23:59:59Z`) : end.getTime();
}

/** A year that no event has is a date that nobody set. */
function momentOf(text: string): Date | undefined {
  const moment = new Date(text);
  const year = moment.getUTCFullYear();
  return year > 1 && year < 10_000 ? moment : undefined;
}

function knownZone(name: string): string | undefined {
  try {
    return name ? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}
