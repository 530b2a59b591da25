import ICAL from 'ical.js';
import type { Event } from '../../content/load.ts';
import { instantOf, localOf } from '../../content/time-zones.ts';

const dayInMs = 24 * 3600 * 1000;
/** How far ahead a rule without an end is listed. */
const horizonInMs = 2 * 366 * dayInMs;
/** A rule must not block the services: this limit is enough for every day of 27 years. */
const maxSteps = 10_000;

/**
 * The single dates of an event, in order: those of its rule (RFC 5545) in its time zone, with its exceptions. An event
 * without a rule has only its own date.
 */
export function datesOf(event: Event, now = new Date()): Event[] {
  if (!event.recurrence?.length) return [event];
  const timeZone = (!event.isWholeDay && event.timeZone) || 'UTC';
  const until = Math.max(now.getTime(), Date.parse(event.startTime)) + horizonInMs;
  const dates: Event[] = [];
  const iterator = seriesOf(event, timeZone).iterator();
  for (let step = 0; step < maxSteps; step += 1) {
    const next = iterator.next() as ICAL.Time | undefined;
    if (!next) break;
    const startTime = instantOf(next.toString(), timeZone);
    if (Date.parse(startTime) > until) break;
    const date = dateOf(event, startTime, timeZone);
    if (date) dates.push(date);
  }
  return dates;
}

function seriesOf({ id, startTime, recurrence = [] }: Event, timeZone: string): ICAL.Event {
  const local = (instant: string) => localOf(instant, timeZone).replaceAll(/[-:]/g, '');
  // Without a zone, ical.js uses local times, so times in UTC are converted.
  const lines = recurrence.map((line) =>
    line.replaceAll(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/g, (_, ...[year, month, day, hour, minute, second]) =>
      local(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`),
    ),
  );
  try {
    const text = ['BEGIN:VEVENT', `UID:${id}`, `DTSTART:${local(startTime)}`, ...lines, 'END:VEVENT'].join('\r\n');
    const series = new ICAL.Event(new ICAL.Component(ICAL.parse(text) as unknown[]));
    const shorterThanADay = ['SECONDLY', 'MINUTELY', 'HOURLY'];
    if (Object.keys(series.getRecurrenceTypes()).some((name) => shorterThanADay.includes(name)))
      throw new Error('Its dates are less than a day apart.');
    return series;
  } catch (cause) {
    throw new Error(`events.json: "${id}" has a recurrence that cannot be read. ${recurrence.join(' ')}`, { cause });
  }
}

/** Undefined for a cancelled date. */
function dateOf(event: Event, recurrenceId: string, timeZone: string): Event | undefined {
  const { recurrence: _rule, changes = [], ...series } = event;
  const change = changes.find((candidate) => candidate.recurrenceId === recurrenceId);
  if (change?.isCancelled) return undefined;
  const { title = event.title, eventLocation = event.eventLocation, startTime = recurrenceId } = change ?? {};
  const day = localOf(startTime, timeZone).slice(0, 10);
  const later = (text: string) => {
    const days = Date.parse(day) - Date.parse(localOf(event.startTime, timeZone).slice(0, 10));
    return new Date(Date.parse(`${text}Z`) + days).toISOString().slice(0, 19);
  };
  return {
    ...series,
    title,
    eventLocation,
    startTime,
    endTime: change?.endTime ?? instantOf(later(localOf(event.endTime, timeZone)), timeZone),
    expirationDate: later(`${event.expirationDate}T00:00:00`).slice(0, 10),
    id: `${event.id}-${localOf(recurrenceId, timeZone).slice(0, 16).replaceAll(/[-:]/g, '').toLowerCase()}`,
  };
}
