import type { Event } from './schemas.ts';

/** Events without an end finish on this day. */
export const never = '9999-12-31';
const dayInMs = 24 * 60 * 60 * 1000;

export interface EventDays {
  first: string | undefined;
  last: string | undefined;
  /** The last day on which the event is listed. */
  visibleUntil: string;
}

/** The weeks of a year, so that an event keeps its season and its day of the week. */
const yearInDays = 364;
/** How many days handwritten events go back from the day on which the handwritten content ends. */
const daysBefore = 170;

/** Moves an event into the year around `day` (`YYYY-MM-DD`), like an annual one. The dates of a series stay. */
export function aroundDay(event: Event, day: string): Event {
  if (event.recurrence) return event;
  const daysLate = (Date.parse(`${day}T00:00:00Z`) - Date.parse(event.startTime)) / dayInMs - daysBefore;
  const years = Math.max(0, Math.ceil(daysLate / yearInDays));
  if (years === 0) return event;
  const moved = (time: string) => new Date(Date.parse(time) + years * yearInDays * dayInMs).toISOString();
  const [startTime, endTime] = [event.startTime, event.endTime].map((time) => moved(time).replace('.000', ''));
  const laterYears = (text: string) => text.replaceAll(/\b20\d\d\b/g, (year) => String(Number(year) + years));
  return {
    ...event,
    title: laterYears(event.title),
    description: laterYears(event.description),
    startTime: startTime!,
    endTime: endTime!,
    expirationDate: moved(event.expirationDate).slice(0, 10),
  };
}

/**
 * Dates are UTC, and the year 1 means no date. An event is listed until its expiration; without one, to its last day;
 * without any date, for ever. One that expires before it starts is listed until it starts. One that lasts into the
 * night is on its first day only.
 */
export function daysOf({
  startTime,
  endTime,
  expirationDate,
  isWholeDay,
}: Pick<Event, 'startTime' | 'endTime' | 'expirationDate' | 'isWholeDay'>): EventDays {
  const [first, end, expiration] = [startTime, endTime, expirationDate].map(dayOf);
  const until = first && end && end < first ? first : end;
  const isNight = first && !isWholeDay && Date.parse(endTime) - Date.parse(startTime) < dayInMs;
  const last = isNight ? first : until;
  const listed = expiration && first && expiration < first ? first : expiration;
  return { first, last, visibleUntil: listed ?? until ?? first ?? never };
}

function dayOf(time: string): string | undefined {
  const day = time.slice(0, 10);
  return day.startsWith('0001') || !/^\d{4}-\d{2}-\d{2}$/.test(day) ? undefined : day;
}
