import ICAL from 'ical.js';
import { itemOf, type WrittenEvent } from './event';
import { calendarFeed, calendarFile } from './icalendar';

const NOW = new Date('2026-05-04T03:02:01.999Z');
const event = {
  id: 'forum',
  title: 'Forum',
  startTime: '2026-10-23T07:00:00Z',
  endTime: '2026-10-26T08:30:00Z',
} as WrittenEvent;
const write = (more: Partial<WrittenEvent> = {}) =>
  calendarFile(itemOf({ ...event, ...more }), { page: 'https://events.test/what/is/on#here', now: NOW });

/** As another calendar program reads it. */
function read(more: Partial<WrittenEvent> = {}) {
  const calendar = new ICAL.Component(ICAL.parse(write(more)!) as unknown[]);
  const [event, another] = calendar.getAllSubcomponents('vevent');
  expect(another).toBeUndefined();
  return { calendar, component: event!, event: new ICAL.Event(event) };
}

test('another program can read the event', () => {
  const { calendar, component, event } = read({ description: 'Words.', eventLocation: 'Tollbukaia 12, Oslo' });
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect([event.summary, event.description, event.location, event.uid]).toEqual([
    'Forum',
    'Words.',
    'Tollbukaia 12, Oslo',
    'forum@events.test',
  ]);
  expect(String(component.getFirstPropertyValue('url'))).toBe('https://events.test/what/is/on#forum');
  expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-05-04T03:02:01Z');
});

test.each([
  ['/events/forum?day=2', 'https://events.test/events/forum?day=2'],
  ['javascript:alert(1)', 'https://events.test/what/is/on#forum'],
  ['https://[', 'https://events.test/what/is/on#forum'],
])('the page of an event %s is its address: %s', (url, address) => {
  expect(String(read({ url }).component.getFirstPropertyValue('url'))).toBe(address);
});

test.each([
  ['Europe/Zurich', '2026-10-23T07:00:00Z', '2026-10-26T08:30:00Z', ['09:00', '09:30']],
  ['Europe/Zurich', '2027-03-26T08:00:00Z', '2027-03-29T07:00:00Z', ['09:00', '09:00']],
  ['America/New_York', '2026-10-30T13:00:00Z', '2026-11-02T14:00:00Z', ['09:00', '09:00']],
])('the times are right on both sides of a change of clocks: %s from %s', (timeZone, startTime, endTime, clock) => {
  const { event } = read({ timeZone, startTime, endTime });
  const moments = [event.startDate.toJSDate(), event.endDate.toJSDate()];
  expect(moments.map((moment) => moment.toISOString().replace('.000', ''))).toEqual([startTime, endTime]);
  expect(
    moments.map((moment) => new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(moment)),
  ).toEqual(clock);
  expect(event.startDate.zone.tzid).toBe('UTC');
});

test('an event without its own page links to the page of the list, including the query', () => {
  const file = calendarFile(itemOf(event), { page: 'https://events.test/?id=7#here', now: NOW })!;
  expect(file).toContain('URL:https://events.test/?id=7#forum');
});

test('whole days are dates, and end on the day after', () => {
  const { event } = read({ isWholeDay: true, startTime: '2026-10-30T00:00:00Z', endTime: '2026-10-31T23:59:59Z' });
  expect(event.startDate.isDate).toBe(true);
  expect([event.startDate.toString(), event.endDate.toString(), event.duration.days]).toEqual([
    '2026-10-30',
    '2026-11-01',
    2,
  ]);
});

test('an end that is not later than the start is left out', () => {
  for (const endTime of ['2026-10-23T07:00:00Z', '2026-10-22T07:00:00Z', '0001-01-01T00:00:00Z', ''])
    expect(write({ endTime })).not.toContain('DTEND');
});

test('no line is longer than 75 octets, and none breaks within a character', () => {
  const description = `${'日本語の説明 '.repeat(40)}${'\u{1F6A2}'.repeat(60)}${'é'.repeat(200)}`;
  const text = write({ description })!;
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(read({ description }).event.description).toBe(description);
});

test('escapes characters with a meaning, so that they add no line', () => {
  const title = 'A, b; c \\ d "e": \u0007f';
  const description = 'One\r\nEND:VEVENT\nBEGIN:VALARM\rTwo\tthree';
  const { event } = read({ title, description, id: 'x\nATTENDEE:mailto:a@b.test' });
  expect(event.summary).toBe('A, b; c \\ d "e": f');
  expect(event.description).toBe('One\nEND:VEVENT\nBEGIN:VALARM\nTwo\tthree');
  expect(event.attendees).toEqual([]);
});

test('the same event has the same name whenever it is saved', () => {
  expect(read().event.uid).toBe(read({ title: 'Renamed', startTime: '2026-10-24T07:00:00Z' }).event.uid);
});

test('is undefined for an event without a date', () => {
  expect(write({ startTime: '0001-01-01T00:00:00Z', endTime: '' })).toBeUndefined();
});

describe('a calendar to subscribe to', () => {
  const events = [
    {},
    { id: 'rome', title: 'Rome', startTime: '2027-03-26T08:00:00Z', endTime: '2027-03-29T07:00:00Z' },
    { id: 'some-day', startTime: '0001-01-01T00:00:00Z', endTime: '' },
  ].map((more) => itemOf({ ...event, ...more }));
  const feed = (name = 'Events: Virtual · Europe') =>
    calendarFeed(events, { page: 'https://events.test/events', now: NOW, name });

  test('has a name, says when to ask again, and holds each event that has a date', () => {
    const calendar = new ICAL.Component(ICAL.parse(feed()) as unknown[]);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Events: Virtual · Europe');
    expect(calendar.getFirstPropertyValue('name')).toBe('Events: Virtual · Europe');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    const found = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    expect(found.map(({ uid, startDate }) => [uid, startDate.toJSDate().toISOString()])).toEqual([
      ['forum@events.test', '2026-10-23T07:00:00.000Z'],
      ['rome@events.test', '2027-03-26T08:00:00.000Z'],
    ]);
  });

  test('is whole without events too', () => {
    const calendar = new ICAL.Component(
      ICAL.parse(
        calendarFeed([], { page: 'https://events.test/events', now: NOW, name: 'Events: Virtual' }),
      ) as unknown[],
    );
    expect(calendar.getAllSubcomponents('vevent')).toEqual([]);
    // A calendar has at least one component.
    const [zone, another] = calendar.getAllSubcomponents();
    expect(another).toBeUndefined();
    expect(new ICAL.Timezone(zone!).utcOffset(ICAL.Time.fromDateTimeString('2026-07-01T00:00:00'))).toBe(0);
  });

  test('has a name that adds no line', () => {
    const calendar = new ICAL.Component(ICAL.parse(feed('A\r\nMETHOD:CANCEL')) as unknown[]);
    expect(calendar.getAllProperties('method')).toHaveLength(1);
  });
});

test('the dates of a series are separate entries of a calendar program', () => {
  const dates = ['2026-10-23T07:00:00Z', '2026-10-30T07:00:00Z'].map((startTime) => itemOf({ ...event, startTime }));
  const other = itemOf({ ...event, id: 'talk' });
  const text = calendarFeed([...dates, other], { name: 'Events', page: 'https://events.test/on', now: NOW });
  expect(text.match(/^UID:.*$/gm)!.map((line) => line.trim())).toEqual([
    'UID:forum-20261023T070000Z@events.test',
    'UID:forum-20261030T070000Z@events.test',
    'UID:talk@events.test',
  ]);
});
