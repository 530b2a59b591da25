import { hasPassed } from '.';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['2026-11-12', '2026-11-12T00:00:00', '2026-11-12T00:00:00Z', '2026-11-12T00:00:00.000Z'])(
  'the day %s lasts until its end on the visitor’s clock',
  (day) => {
    jest.setSystemTime(new Date(2026, 10, 12, 23, 59));
    expect(hasPassed(day)).toBe(false);
    jest.setSystemTime(new Date(2026, 10, 13, 0, 1));
    expect(hasPassed(day)).toBe(true);
  },
);

test('a moment passes when it is over', () => {
  jest.setSystemTime(new Date('2026-11-12T10:00:00Z'));
  expect([hasPassed('2026-11-12T09:59:59Z'), hasPassed('2026-11-12T10:00:01Z')]).toEqual([true, false]);
});
