import type { EventItem } from '../../services/events';

/** UTC days, `YYYY-MM-DD`. */
interface EventDays {
  /** Undefined without a date. */
  readonly first: string | undefined;
  readonly last: string | undefined;
  /** The last day on which it is listed. */
  readonly shownUntil: string;
  /** Whether it expires before it starts. */
  readonly expiresEarly: boolean;
}

const NEVER = '9999-12-31';
const DAY = 86_400_000;

type Dated = Pick<EventItem, 'startTime' | 'endTime' | 'expirationDate'> & {
  readonly [Name in 'timeZone' | 'isWholeDay']?: EventItem[Name] | undefined;
};

/**
 * Dates are UTC, and the year 1 means no date. An event is listed until its expiration, or else until its last day. An
 * event without dates is always listed. One that expires before it starts is listed until it starts. One that ends
 * during the following night is only on its first day.
 */
export function daysOf({ startTime, endTime, expirationDate, timeZone, isWholeDay }: Dated): EventDays {
  const [start, end, expiration] = [startTime, endTime, expirationDate].map((text) =>
    dayOf(isWholeDay ? text.slice(0, 10) : text, timeZone),
  );
  const first = start ?? end;
  const until = first && end && end > first ? end : first;
  const isNight = start && !isWholeDay && !isDay(endTime) && Date.parse(endTime) - Date.parse(startTime) < DAY;
  const last = isNight ? first : until;
  const expiresEarly = Boolean(expiration && first && expiration < first);
  return { first, last, shownUntil: (expiresEarly ? first : expiration) ?? until ?? NEVER, expiresEarly };
}

/** The number of days between two dates; 0 for the same. */
export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY);
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(text) === text;
}

/** Whether it is an all-day event: it says so, or its dates have no time. */
export function hasWholeDays({ startTime, endTime, isWholeDay }: Omit<Dated, 'expirationDate'>): boolean {
  const dates = [startTime, endTime].filter((text) => momentOf(text));
  return isWholeDay === true || (dates.length > 0 && dates.every(isDay));
}

/**
 * A time without an offset is in the event's zone, or without a zone in the visitor's. A day begins at midnight UTC. An
 * impossible year means an empty date.
 */
export function momentOf(text: string, timeZone = ''): Date | undefined {
  const date = new Date(text);
  const year = date.getUTCFullYear();
  if (!(year > 1 && year < 10_000)) return undefined;
  const zone = /T[\d:.]+$/.test(text) ? knownZone(timeZone) : undefined;
  return zone ? inZone(text, zone) : date;
}

function inZone(text: string, timeZone: string): Date {
  // Swedish formats dates like ISO 8601.
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const wallTimeAt = (moment: number) => Date.parse(`${format.format(moment).replace(' ', 'T')}Z`);
  const wallTime = Date.parse(`${text}Z`);
  const estimate = wallTime - (wallTimeAt(wallTime) - wallTime);
  // The offset may differ after a clock change.
  return new Date(estimate - (wallTimeAt(estimate) - wallTime));
}

/** Validating a zone needs a new format, and the events of a list are in few zones. */
const knownZones = new Map<string, string | undefined>();

/** Undefined for a zone that does not exist. */
export function knownZone(name = ''): string | undefined {
  if (!knownZones.has(name)) knownZones.set(name, checkedZone(name));
  return knownZones.get(name);
}

function checkedZone(name: string): string | undefined {
  try {
    return name ? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}

/** Unchanged if only the visitor's clock could determine the UTC day. */
function dayOf(text: string, timeZone?: string): string | undefined {
  const isLocal = /T[\d:.]+$/.test(text) && !knownZone(timeZone);
  return momentOf(isLocal ? text.slice(0, 10) : text, timeZone)
    ?.toISOString()
    .slice(0, 10);
}

/** The ids that several dates share, such as those of a weekly course. */
export function seriesIn(events: readonly { readonly id: string; readonly startTime: string }[] = []): Set<string> {
  const startOf = new Map(events.map(({ id, startTime }) => [id, startTime]));
  return new Set(events.flatMap(({ id, startTime }) => (startOf.get(id) === startTime ? [] : id)));
}
