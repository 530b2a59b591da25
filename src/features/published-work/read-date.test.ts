import { readDate } from './read-date';

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T10:00:00Z', '2026-11-20'],
  ['2026-11', '2026-11-01'],
  ['20 November 2026', '2026-11-20'],
  ['3 Mar 2026', '2026-03-03'],
  ['November 20, 2026', '2026-11-20'],
  ['29 February 2024', '2024-02-29'],
  ['3. März 2026', '2026-03-03', 'de'],
  ['3 March 2026', '2026-03-03', 'de'],
  ['Dezember 24, 2025', '2025-12-24', 'de'],
])('a date is read of %s', (written, day, language = 'en') => expect(readDate(written, language)?.day).toBe(day));

test.each([
  '',
  'soon',
  '2026',
  '20.11.2026',
  '11/20/2026',
  '31 February 2026',
  '29 February 2025',
  '2026-13-01',
  '2026-00',
  '0001-01-01',
  '20 Brumaire 2026',
  'x'.repeat(10_000),
])('no date is %s', (written) => expect(readDate(written, 'en')).toBeUndefined());
