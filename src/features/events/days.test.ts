import { daysOf, hasWholeDays, isDay, momentOf } from './days';
import { timesOf } from './times';

const UNSET = '0001-01-01T00:00:00Z';
const at = (day: string) => (/^2026/.test(day) ? `${day}T09:00:00Z` : day);

// Start, end and expiration; its first day, its last, and the last one on which it is listed.
test.each([
  ['a later expiration', '2026-11-02', '2026-11-04', '2026-12-04', '2026-11-02', '2026-11-04', '2026-12-04'],
  ['an earlier expiration', '2026-11-02', '2026-11-04', '2026-11-03', '2026-11-02', '2026-11-04', '2026-11-03'],
  ['the end, without one', '2026-11-02', '2026-11-04', '', '2026-11-02', '2026-11-04', '2026-11-04'],
  ['the end, not the year 1', '2026-11-02', '2026-11-04', UNSET, '2026-11-02', '2026-11-04', '2026-11-04'],
  ['the start, where that is all', '2026-11-02', UNSET, '', '2026-11-02', '2026-11-02', '2026-11-02'],
  ['the start, not an end before it', '2026-11-02', '2026-11-01', '', '2026-11-02', '2026-11-02', '2026-11-02'],
  ['the start at least', '2026-11-02', '2026-11-04', '2026-10-01', '2026-11-02', '2026-11-04', '2026-11-02'],
  ['the end, without a start', UNSET, '2026-11-04', '', '2026-11-04', '2026-11-04', '2026-11-04'],
  ['the end of time, without a date', UNSET, UNSET, UNSET, undefined, undefined, '9999-12-31'],
  ['the end of time, without a valid date', 'soon', '', 'later', undefined, undefined, '9999-12-31'],
] as const)('an event is listed until %s', (_, start, end, expirationDate, first, last, shownUntil) => {
  expect(daysOf({ startTime: at(start), endTime: at(end), expirationDate })).toMatchObject({ first, last, shownUntil });
});

test.each([
  ['lasts into the night', '2026-12-02T22:00:00Z', '2026-12-03T02:00:00Z', false, '2026-12-02'],
  ['lasts longer than a day', '2026-12-02T22:00:00Z', '2026-12-03T22:30:00Z', false, '2026-12-03'],
  ['is two whole days', '2026-12-02T00:00:00Z', '2026-12-03T00:00:00Z', true, '2026-12-03'],
])('an event that %s ends on the right day, and is listed until its end', (_, startTime, endTime, isWholeDay, last) => {
  expect(daysOf({ startTime, endTime, isWholeDay, expirationDate: '' })).toMatchObject({
    last,
    shownUntil: '2026-12-03',
  });
});

test('UTC decides which day it is', () => {
  expect(daysOf({ startTime: '2026-12-02T23:30:00-05:00', endTime: '', expirationDate: '' }).first).toBe('2026-12-03');
});

test('a day exists', () => {
  expect(['2026-02-28', '2026-02-29', '2026-2-1', '0001-01-01', ''].filter(isDay)).toEqual(['2026-02-28']);
});

test.each([
  ['2026-11-02T09:00:00', 'Europe/Zurich', '2026-11-02T08:00:00.000Z'],
  ['2026-07-02T09:00', 'Europe/Zurich', '2026-07-02T07:00:00.000Z'],
  ['2026-10-25T02:30:00', 'Europe/Zurich', '2026-10-25T01:30:00.000Z'],
  ['2026-11-02T09:00:00', 'Asia/Tokyo', '2026-11-02T00:00:00.000Z'],
  ['2026-11-02T09:00:00Z', 'Asia/Tokyo', '2026-11-02T09:00:00.000Z'],
  ['2026-11-02T09:00:00-05:00', 'Asia/Tokyo', '2026-11-02T14:00:00.000Z'],
])('the time %s in %s is %s', (text, zone, expected) => expect(momentOf(text, zone)?.toISOString()).toBe(expected));

test('a time that does not exist in a zone is no date', () => {
  expect(momentOf('2026-11-02T99:00', 'Europe/Zurich')).toBeUndefined();
});

test.each([
  ['2026-11-02T00:00:00+01:00', '2026-11-03T00:00:00+01:00', 'Europe/Zurich'],
  ['2026-11-02T00:00:00', '2026-11-03T00:00:00', ''],
  ['2026-11-02T00:00:00', '2026-11-03T00:00:00', 'Asia/Tokyo'],
  ['2026-11-02', '2026-11-03', 'America/New_York'],
])('a whole day at local midnight stays that day: %s to %s, %s', (startTime, endTime, timeZone) => {
  const event = { startTime, endTime, timeZone, expirationDate: '', isWholeDay: true, isOver: false };
  expect(daysOf(event)).toMatchObject({ first: '2026-11-02', last: '2026-11-03' });
  expect(timesOf(event, 'en', String)).toMatchObject({ days: expect.stringContaining('November 2'), hours: undefined });
});

test.each([
  ['2026-11-02', '2026-11-02T17:00:00', 'until 05:00 PM GMT+1', 'November 2, 2026'],
  ['2026-11-02', '2026-11-03T17:00:00', 'until 05:00 PM GMT+1', 'November 2 – 3, 2026'],
  ['2026-11-02T09:00:00', '2026-11-03', '09:00 AM GMT+1', 'November 2 – 3, 2026'],
  ['2026-11-02', '', undefined, 'November 2, 2026'],
  ['2026-11-02', '2026-11-02', undefined, 'November 2, 2026'],
])('a day beside a time has no hour: from %s to %s it is %s on %s', (startTime, endTime, hours, days) => {
  const event = { startTime, endTime, timeZone: 'Europe/Zurich', isWholeDay: false, isOver: false };
  const times = timesOf(event, 'en', (time) => `until ${time}`)!;
  expect([times.hours, times.days].map((text) => text?.replace(/[\u2009\u202f]/g, ' '))).toEqual([hours, days]);
});

test('an event has whole days where its dates have no hours', () => {
  expect(hasWholeDays({ startTime: '2026-11-02', endTime: '' })).toBe(true);
  expect(hasWholeDays({ startTime: '2026-11-02', endTime: '2026-11-02T09:00Z' })).toBe(false);
});
