import { formatTime } from './format-time';

test.each([
  [0, '00:00'],
  [7.95, '00:07'],
  [65, '01:05'],
  [3599.9, '59:59'],
  [5400, '90:00'],
  [360_000, '6000:00'],
  [-3, '00:00'],
  [Number.NaN, '00:00'],
  [Number.POSITIVE_INFINITY, '00:00'],
])('%d seconds read %s', (seconds, text) => expect(formatTime(seconds)).toBe(text));
