import { daysOf } from '../../content/event-days.ts';
import type { EventDocument } from './lists.ts';

/** RFC 5545: no line is longer, in octets, without its break. */
const longestLine = 75;

/** One event for a calendar program: moments in UTC, whole days as dates. Undefined where no date is set. */
export function calendarOf(event: EventDocument, { site, now }: { site: string; now: Date }): string | undefined {
  const { first, last } = daysOf(event);
  if (!first) return undefined;
  const end = event.endTime > event.startTime && last ? event.endTime : event.startTime;
  // The last day of a calendar's whole days is the one after.
  const times = event.isWholeDay
    ? [`DTSTART;VALUE=DATE:${dayStamp(first)}`, `DTEND;VALUE=DATE:${dayStamp(dayAfter(last ?? first))}`]
    : [`DTSTART:${stamp(event.startTime)}`, `DTEND:${stamp(end)}`];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Inlay//Events//EN',
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(site).hostname}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    ...times,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.eventLocation)}`,
    `URL:${site}/events#${encodeURIComponent(event.id)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function stamp(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function dayStamp(day: string): string {
  return day.replaceAll('-', '');
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n');
}

/** Broken between characters, never within one. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const current = lines.at(-1)!;
    if (Buffer.byteLength(current + character) > longestLine) lines.push(` ${character}`);
    else lines[lines.length - 1] = current + character;
  }
  return lines.join('\r\n');
}
