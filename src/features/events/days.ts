import type { EventItem } from '../../services/events';

/** UTC days, `YYYY-MM-DD`. */
interface EventDays {
  /** Undefined where no date is set. */
  readonly first: string | undefined;
  readonly last: string | undefined;
  /** The last day on which it is listed. */
  readonly shownUntil: string;
  /** Whether it would not be listed any more when it begins. */
  readonly expiresEarly: boolean;
}

type Dates = Pick<EventItem, 'startTime' | 'endTime' | 'expirationDate'> & {
  readonly isWholeDay?: boolean | undefined;
};

const NEVER = '9999-12-31';
const DAY = 86_400_000;

/**
 * UTC days decide, and the year 1 is no date. An event is listed until its
 * expiration; without one to its last day; without any date for ever. One that
 * expires before it starts is listed until it starts. One that lasts into the night is on its first day only.
 */
export function daysOf({ startTime, endTime, expirationDate, isWholeDay }: Dates): EventDays {
  const [start, end, expiration] = [startTime, endTime, expirationDate].map(dayOf);
  const first = start ?? end;
  const until = first && end && end > first ? end : first;
  const isNight = start && !isWholeDay && Date.parse(endTime) - Date.parse(startTime) < DAY;
  const last = isNight ? first : until;
  const expiresEarly = Boolean(expiration && first && expiration < first);
  return { first, last, shownUntil: (expiresEarly ? first : expiration) ?? until ?? NEVER, expiresEarly };
}

/** How many days there are from one to another; 0 for the same. */
export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY);
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(text) === text;
}

/** A year that no event can have means an empty date. */
export function momentOf(text: string): Date | undefined {
  const moment = new Date(text);
  const year = moment.getUTCFullYear();
  return year > 1 && year < 10_000 ? moment : undefined;
}

function dayOf(text: string): string | undefined {
  return momentOf(text)?.toISOString().slice(0, 10);
}
