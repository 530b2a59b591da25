import ICAL from 'ical.js';
import { addressIn, type Row, type SourceFile } from './source';

/** Occurrences of a series are read from a year ago to a year ahead. */
const REACH = 366 * 86_400_000;
/** A rule must not freeze the page: this limit is enough for every day of 27 years. */
const MAX_STEPS = 10_000;
const SHORTER_THAN_A_DAY = ['SECONDLY', 'MINUTELY', 'HOURLY'];

/** The events of an iCalendar file (RFC 5545), with every occurrence of a series. Cancelled ones are left out. */
export function readCalendar(file: SourceFile): Row[] {
  const parsed = ICAL.parse(file.text) as unknown[];
  // A file may hold several calendars.
  const calendars = Array.isArray(parsed[0]) ? parsed : [parsed];
  return calendars.flatMap((calendar) => eventsOf(new ICAL.Component(calendar as unknown[]), file));
}

function eventsOf(calendar: ICAL.Component, file: SourceFile): Row[] {
  const changed = new Map<string, ICAL.Component[]>();
  const events: ICAL.Component[] = [];
  for (const component of calendar.getAllSubcomponents('vevent')) {
    const id = valueOf(component, 'uid');
    if (!component.hasProperty('recurrence-id')) events.push(component);
    else changed.set(id, [...(changed.get(id) ?? []), component]);
  }
  return events.flatMap((component) => {
    const exceptions = changed.get(valueOf(component, 'uid')) ?? [];
    return occurrencesOf(new ICAL.Event(component, { exceptions })).map((occurrence) => rowOf(occurrence, file));
  });
}

interface Occurrence {
  readonly item: ICAL.Event;
  readonly startDate: ICAL.Time;
  readonly endDate: ICAL.Time;
}

function occurrencesOf(event: ICAL.Event): Occurrence[] {
  const isHeld = ({ item }: Occurrence) => valueOf(item.component, 'status').toUpperCase() !== 'CANCELLED';
  if (!event.startDate) return [];
  const frequencies = Object.keys(event.getRecurrenceTypes());
  const isSeries = event.isRecurring() && !frequencies.some((name) => SHORTER_THAN_A_DAY.includes(name));
  if (!isSeries) return [{ item: event, startDate: event.startDate, endDate: event.endDate }].filter(isHeld);
  const [first, last] = [Date.now() - REACH, Date.now() + REACH];
  const occurrences: Occurrence[] = [];
  const iterator = event.iterator();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = iterator.next() as ICAL.Time | undefined;
    if (!next || next.toJSDate().getTime() > last) break;
    if (next.toJSDate().getTime() >= first) occurrences.push(event.getOccurrenceDetails(next));
  }
  return occurrences.filter(isHeld);
}

function rowOf({ item, startDate, endDate }: Occurrence, file: SourceFile): Row {
  const { component } = item;
  const isWholeDay = startDate.isDate;
  // The dates of a series have no zone name.
  const zone = zoneOf(component);
  const location = item.location ?? '';
  return {
    id: item.uid,
    title: item.summary,
    description: item.description ?? '',
    startTime: textOf(startDate, zone),
    endTime: endDate && endDate.compare(startDate) > 0 ? textOf(isWholeDay ? dayBefore(endDate) : endDate, zone) : '',
    timeZone: zone ?? '',
    isWholeDay,
    eventLocation: location,
    eventFormat: component.hasProperty('conference') ? (location ? 'Hybrid' : 'Virtual') : '',
    interest: String(component.getFirstProperty('categories')?.getFirstValue() ?? ''),
    url: addressIn(file, valueOf(component, 'url')),
    image: { src: addressIn(file, pictureOf(component)), alt: '' },
  };
}

/**
 * A time in an IANA zone is local text, which the widget reads in that zone; a floating time is in the visitor's zone.
 */
function textOf(time: ICAL.Time, ianaZone: string | undefined): string {
  const isLocal = time.isDate || ianaZone || time.zone === ICAL.Timezone.localTimezone;
  return isLocal ? time.toString() : time.toJSDate().toISOString();
}

/** Undefined for UTC, for floating times, and for zone names of other systems, whose rules are in the file. */
function zoneOf(component: ICAL.Component): string | undefined {
  const name = component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  if (!name) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The end of an all-day event is the day after the last. */
function dayBefore(end: ICAL.Time): ICAL.Time {
  const day = end.clone();
  day.adjust(-1, 0, 0, 0);
  return day;
}

function pictureOf(component: ICAL.Component): string {
  const pictures = [...component.getAllProperties('image'), ...component.getAllProperties('attach')];
  const isPicture = (property: ICAL.Property) =>
    property.name === 'image' || /^image\//.test(String(property.getFirstParameter('fmttype') ?? ''));
  return String(pictures.find(isPicture)?.getFirstValue() ?? '');
}

function valueOf(component: ICAL.Component, name: string): string {
  return String(component.getFirstPropertyValue(name) ?? '');
}
