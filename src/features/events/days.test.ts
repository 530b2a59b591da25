import { daysOf, isDay } from './days';

const UNSET = '0001-01-01T00:00:00Z';
const at = (day: string) => (/^2026/.test(day) ? `${day}T09:00:00Z` : day);

// When it starts, when it ends, when it expires; its first day, its last, and the last one on which it is listed.
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
