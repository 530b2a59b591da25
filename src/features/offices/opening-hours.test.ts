import { openingAt, readHours } from './opening-hours';

const WEEKDAYS = ['Mo-Fr 09:00-17:30'];
/** "Mo 09:00", from minutes of the week. */
const clock = (minute: number | undefined) =>
  minute === undefined
    ? 'never'
    : `${['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'][Math.floor(minute / 1440)]} ${String(Math.floor((minute % 1440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

test.each([
  ['in the middle of a day', WEEKDAYS, 'Europe/Zurich', '2026-11-30T10:00:00Z', 'open, Mo 17:30'],
  ['in the minute of the opening', WEEKDAYS, 'Europe/Zurich', '2026-11-30T08:00:00Z', 'open, Mo 17:30'],
  ['in the minute of the closing', WEEKDAYS, 'Europe/Zurich', '2026-11-30T16:30:00Z', 'closed, Tu 09:00'],
  ['before the opening', WEEKDAYS, 'Europe/Zurich', '2026-11-30T05:00:00Z', 'closed, Mo 09:00'],
  ['on Friday evening', WEEKDAYS, 'Europe/Zurich', '2026-12-04T20:00:00Z', 'closed, Mo 09:00'],
  ['where it is another day', WEEKDAYS, 'Asia/Tokyo', '2026-11-29T23:30:00Z', 'closed, Mo 09:00'],
  ['where it is midnight', ['Mo-Su 00:00-24:00'], 'Asia/Tokyo', '2026-11-29T15:00:00Z', 'open, never'],
  ['in the lunch break', ['Mo 09:00-12:00', 'Mo 13:00-17:00'], 'UTC', '2026-11-30T12:30:00Z', 'closed, Mo 13:00'],
  [
    'with hours that follow one another',
    ['Mo 09:00-12:00', 'Mo 12:00-17:00'],
    'UTC',
    '2026-11-30T10:00:00Z',
    'open, Mo 17:00',
  ],
  ['after midnight of a late night', ['Su 20:00-02:00'], 'UTC', '2026-11-30T01:00:00Z', 'open, Mo 02:00'],
  ['over the weekend', ['Fr-Mo 10:00-11:00'], 'UTC', '2026-11-29T12:00:00Z', 'closed, Mo 10:00'],
  ['on single days', ['Mo,We,Fr 10:00-11:00'], 'UTC', '2026-11-30T12:00:00Z', 'closed, We 10:00'],
  ['once a week, after it', ['Mo 10:00-11:00'], 'UTC', '2026-11-30T12:00:00Z', 'closed, Mo 10:00'],
])('%s', (_, entries, zone, moment, expected) => {
  const opening = openingAt(entries, zone, new Date(moment))!;
  expect(`${opening.isOpen ? 'open' : 'closed'}, ${clock(opening.change)}`).toBe(expected);
  expect(opening.wait).toBeGreaterThan(0);
});

test('a zone that does not exist, and hours that cannot be read, say nothing', () => {
  expect(openingAt(WEEKDAYS, 'Mars/Olympus', new Date())).toBeUndefined();
  expect(openingAt(['by appointment', 'Xx 10:00-11:00', 'Mo 25:00-26:00'], 'UTC', new Date())).toBeUndefined();
  expect(readHours('Mo – Fr 9:00 – 17:30')).toEqual({ days: [[0, 4]], from: 540, to: 1050 });
});
