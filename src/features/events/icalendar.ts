import { dayAfter, daysOf, hasWholeDays, isDay, momentOf, seriesIn } from './days';

/** RFC 5545: the maximum length of a line in octets, without its line break. */
const MAX_LINE_LENGTH = 75;

/** An event in a calendar file. */
export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly eventLocation: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly expirationDate: string;
  readonly isWholeDay?: boolean | undefined;
  readonly timeZone?: string | undefined;
  /** The URL of its page. Without one, the anchor on the page of the list. */
  readonly url?: string | undefined;
}

export interface CalendarOptions {
  /** The page that lists the events, each at an anchor of its id. Others read its query, so it has no private data. */
  page: string;
  /** The time of creation. */
  now: Date;
  /** Whether other dates share its id: a calendar program would keep only one of them. */
  isSeries?: boolean;
}

/**
 * An event for a calendar program (RFC 5545): times in UTC, which no clock change affects, all-day events as dates.
 * Undefined without a date.
 */
export function calendarFile(event: CalendarEvent, options: CalendarOptions): string | undefined {
  const lines = eventLines(event, options);
  return lines && textOf(['BEGIN:VCALENDAR', ...HEAD, ...lines, 'END:VCALENDAR']);
}

/**
 * A calendar to subscribe to, with a name. Programs request it again every few hours. Events without a date are left
 * out. A calendar without events is valid, and programs keep requesting it.
 */
export function calendarFeed(
  events: readonly CalendarEvent[],
  { name, ...options }: CalendarOptions & { name: string },
): string {
  const calendar = [
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
  ];
  const series = seriesIn(events);
  const lines = events.flatMap((event) => eventLines(event, { ...options, isSeries: series.has(event.id) }) ?? []);
  return textOf(['BEGIN:VCALENDAR', ...HEAD, ...calendar, ...(lines.length ? lines : NO_EVENTS), 'END:VCALENDAR']);
}

const HEAD = ['VERSION:2.0', 'PRODID:-//Inlay//Events//EN'];
/**
 * RFC 5545 requires at least one component, and some programs reject a calendar without one. A time zone is not
 * visible.
 */
const NO_EVENTS = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The UTC days and the times of an event, without an end that is not after the start. Undefined without a date. */
export function spanOf(
  event: Pick<CalendarEvent, 'startTime' | 'endTime' | 'expirationDate' | 'timeZone'>,
): { first: string; last: string; start: Date; end: Date | undefined } | undefined {
  const { first, last } = daysOf(event);
  const read = (text: string, time: string) => momentOf(isDay(text) ? text + time : text, event.timeZone);
  const end = read(event.endTime, 'T23:59:59');
  const start = read(event.startTime, 'T00:00:00') ?? end;
  return first && last && start ? { first, last, start, end: end && end > start ? end : undefined } : undefined;
}

function eventLines(event: CalendarEvent, { page, now, isSeries }: CalendarOptions): readonly string[] | undefined {
  const span = spanOf(event);
  if (!span) return undefined;
  const { first, last, start, end } = span;
  const { hostname } = new URL(page);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.id)}${isSeries ? `-${stamp(start)}` : ''}@${hostname}`,
    `DTSTAMP:${stamp(now)}`,
    // The end of an all-day event is the day after the last.
    ...(hasWholeDays(event)
      ? [`DTSTART;VALUE=DATE:${compact(first)}`, `DTEND;VALUE=DATE:${compact(dayAfter(last))}`]
      : [`DTSTART:${stamp(start)}`, end ? `DTEND:${stamp(end)}` : '']),
    `SUMMARY:${escaped(event.title)}`,
    event.description && `DESCRIPTION:${escaped(event.description)}`,
    event.eventLocation && `LOCATION:${escaped(event.eventLocation)}`,
    `URL:${addressOf(event, page)}`,
    'END:VEVENT',
  ].filter(Boolean);
}

function addressOf({ id, url = '' }: CalendarEvent, page: string): string {
  const pageUrl = url && addressIn(url, page);
  if (pageUrl) return pageUrl;
  const card = new URL(page);
  card.hash = encodeURIComponent(id);
  return card.href;
}

/** Empty for an invalid URL. */
function addressIn(text: string, base: string): string {
  try {
    const { protocol, href } = new URL(text, base);
    return /^https?:$/.test(protocol) ? href : '';
  } catch {
    return '';
  }
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function stamp(moment: Date): string {
  return `${compact(moment.toISOString().slice(0, 19)).replaceAll(':', '')}Z`;
}

function compact(date: string): string {
  return date.replaceAll('-', '');
}

/** Escapes a text, so that it cannot add a line or contain invalid characters. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');
}

/** Folds between characters, never within one. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0)!);
    if (octets + size > MAX_LINE_LENGTH) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** In UTF-8. */
function octetsOf(codePoint: number): number {
  return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
}
