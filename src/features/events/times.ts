import { formatDate, formatDateRange } from '../../core';
import type { EventItem } from '../../services/events';
import { hasWholeDays, isDay, knownZone, momentOf } from './days';

export interface EventTimes {
  readonly start: Date;
  readonly days: string;
  /** The day and the month in which it starts: "2" and "Dec". */
  readonly firstDay: readonly [day: string, month: string];
  /** Undefined for all-day events. */
  readonly hours: string | undefined;
  /** The same in the visitor's time zone, if that shows another time than the event's. */
  readonly visitorHours: string | undefined;
  /** Whether only the end is set: then `start` is the end. */
  readonly isEndOnly: boolean;
  readonly isOver: boolean;
}

type Timed = Pick<EventItem, 'startTime' | 'endTime' | 'timeZone' | 'isWholeDay' | 'isOver'>;

/** Undefined without a date: an invalid one, or the year 1. */
export function timesOf(
  { startTime, endTime, timeZone, isWholeDay: isMarked, isOver }: Timed,
  language: string,
  until: (time: string) => string,
): EventTimes | undefined {
  const isWholeDay = hasWholeDays({ startTime, endTime, isWholeDay: isMarked });
  // A day combined with a time starts and ends in the event's time zone.
  const read = (text: string, time: string) =>
    isWholeDay ? momentOf(text.slice(0, 10)) : momentOf(isDay(text) ? text + time : text, timeZone);
  const [startOrNone, endOrNone] = [read(startTime, 'T00:00'), read(endTime, 'T23:59:59')];
  const start = startOrNone ?? endOrNone;
  if (!start) return undefined;
  const end = endOrNone && endOrNone >= start ? endOrNone : start;
  const zone = isWholeDay ? 'UTC' : knownZone(timeZone);
  const days = (of: string | undefined) => {
    const long: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: of };
    const first = formatDate(start, long, language);
    // A range takes sixteen times as long to format, and most events are on one day.
    return first === formatDate(end, long, language) ? first : formatDateRange(start, end, long, language);
  };
  const hours = (of: string | undefined, isNamed = true) => {
    const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', timeZone: of };
    const named: Intl.DateTimeFormatOptions = isNamed ? { ...clock, timeZoneName: 'shortOffset' } : clock;
    if (end > start && isDay(startTime)) return until(formatDate(end, named, language));
    return end > start && !isDay(endTime)
      ? `${formatDate(start, clock, language)} – ${formatDate(end, named, language)}`
      : formatDate(start, named, language);
  };
  const daysThere = days(zone);
  const visitorHours = () => {
    const [daysHere, hoursHere] = [days(undefined), hours(undefined, false)];
    if (daysHere !== daysThere) return `${daysHere}, ${hoursHere}`;
    return hoursHere === hours(zone, false) ? undefined : hoursHere;
  };
  return {
    start,
    days: daysThere,
    firstDay: [
      formatDate(start, { day: 'numeric', timeZone: zone }, language),
      formatDate(start, { month: 'short', timeZone: zone }, language),
    ],
    hours: isWholeDay ? undefined : hours(zone),
    visitorHours: zone !== undefined && !isWholeDay ? visitorHours() : undefined,
    isEndOnly: !startOrNone,
    isOver: isOver ?? lastMomentOf(end, isWholeDay) < Date.now(),
  };
}

function lastMomentOf(end: Date, isWholeDay: boolean): number {
  return isWholeDay ? Date.parse(`${end.toISOString().slice(0, 10)}T23:59:59Z`) : end.getTime();
}
