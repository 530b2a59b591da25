import type { Event } from './schemas.ts';

/** What lasts for ever ends on this day. */
export const never = '9999-12-31';

export interface EventDays {
  first: string | undefined;
  last: string | undefined;
  /** The last day on which the event is listed. */
  shownUntil: string;
}

/**
 * UTC days decide, and the year 1 is no date. An event is listed until its expiration; without one to its last day; without
 * any date for ever. One that expires before it starts is listed until it starts.
 */
export function daysOf({ startTime, endTime, expirationDate }: Pick<Event, 'startTime' | 'endTime' | 'expirationDate'>): EventDays {
  const [first, end, expiration] = [startTime, endTime, expirationDate].map(dayOf);
  const last = first && end && end < first ? first : end;
  const listed = expiration && first && expiration < first ? first : expiration;
  return { first, last, shownUntil: listed ?? last ?? first ?? never };
}

function dayOf(time: string): string | undefined {
  const day = time.slice(0, 10);
  return day.startsWith('0001') || !/^\d{4}-\d{2}-\d{2}$/.test(day) ? undefined : day;
}
