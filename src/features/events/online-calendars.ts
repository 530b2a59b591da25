import { dayAfter, hasWholeDays } from './days';
import { spanOf, type CalendarEvent } from './icalendar';

/** URLs of online calendars with the event filled in. Undefined without a date. */
export function onlineCalendars(event: CalendarEvent): { google: string; outlook: string } | undefined {
  const span = spanOf(event);
  if (!span) return undefined;
  const { first, last, start, end = start } = span;
  const isAllDay = hasWholeDays(event);
  // The end of an all-day event is the day after the last.
  const dates = isAllDay
    ? [first, dayAfter(last)]
    : [start, end].map((moment) => `${moment.toISOString().slice(0, 19)}Z`);
  return {
    google: addressOf('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: event.title,
      dates: dates.map((date) => date.replace(/[-:]/g, '')).join('/'),
      details: event.description,
      location: event.eventLocation,
    }),
    outlook: addressOf('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: event.title,
      startdt: dates[0]!,
      enddt: dates[1]!,
      allday: String(isAllDay),
      body: event.description,
      location: event.eventLocation,
    }),
  };
}

/** With a long description, servers would reject the URL. */
const MAX_LENGTH = 500;

function addressOf(base: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters))
    if (value) url.searchParams.set(name, [...value].slice(0, MAX_LENGTH).join(''));
  return url.href;
}
