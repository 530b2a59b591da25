import { daysOf, isDay } from './days';

const UNSET = '0001-01-01T00:00:00Z';

test.each([
  [
    'the expiration, where it is later than the end',
    ['2026-11-02T09:00:00Z', '2026-11-04T09:00:00Z', '2026-12-04'],
    ['2026-11-02', '2026-11-04', '2026-12-04'],
  ],
  [
    'the expiration, where it is earlier than the end',
    ['2026-11-02T09:00:00Z', '2026-11-04T09:00:00Z', '2026-11-03'],
    ['2026-11-02', '2026-11-04', '2026-11-03'],
  ],
  [
    'the end, without one',
    ['2026-11-02T09:00:00Z', '2026-11-04T09:00:00Z', ''],
    ['2026-11-02', '2026-11-04', '2026-11-04'],
  ],
  [
    'the end, where the expiration is the year 1',
    ['2026-11-02T09:00:00Z', '2026-11-04T09:00:00Z', UNSET],
    ['2026-11-02', '2026-11-04', '2026-11-04'],
  ],
  ['the start, where that is all', ['2026-11-02T09:00:00Z', UNSET, ''], ['2026-11-02', '2026-11-02', '2026-11-02']],
  [
    'the start, where the end is before it',
    ['2026-11-02T09:00:00Z', '2026-11-01T09:00:00Z', ''],
    ['2026-11-02', '2026-11-02', '2026-11-02'],
  ],
  [
    'the start, where the expiration is before it',
    ['2026-11-02T09:00:00Z', '2026-11-04T09:00:00Z', '2026-10-01'],
    ['2026-11-02', '2026-11-04', '2026-11-02'],
  ],
  [
    'the end, where the start is not set',
    [UNSET, '2026-11-04T09:00:00Z', ''],
    ['2026-11-04', '2026-11-04', '2026-11-04'],
  ],
  ['for ever, without a date', [UNSET, UNSET, UNSET], [undefined, undefined, '9999-12-31']],
  ['for ever, where none can be read', ['soon', '', 'later'], [undefined, undefined, '9999-12-31']],
] as const)('an event is listed until %s', (_, [startTime, endTime, expirationDate], expected) => {
  const { first, last, shownUntil } = daysOf({ startTime, endTime, expirationDate });
  expect([first, last, shownUntil]).toEqual(expected);
});

test('UTC decides which day it is', () => {
  expect(daysOf({ startTime: '2026-12-02T23:30:00-05:00', endTime: '', expirationDate: '' }).first).toBe('2026-12-03');
});

test('a day exists', () => {
  expect(['2026-02-28', '2026-02-29', '2026-2-1', '0001-01-01', ''].filter(isDay)).toEqual(['2026-02-28']);
});
