import { isoOf, readDate, readWrittenDate } from './index';

const isoIn = (language: string, text: string) => {
  const date = readDate(text, language);
  return date && isoOf(date);
};

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z'],
  ['2026-11-20 10:00 +0100', '2026-11-20T10:00:00+01:00'],
  ['2026-11', '2026-11'],
  ['20 November 2026', '2026-11-20'],
  ['3 Mar 2026', '2026-03-03'],
  ['November 20, 2026', '2026-11-20'],
  ['November 20, 2026, 3:15 pm', '2026-11-20T15:15:00'],
  ['29 February 2024', '2024-02-29'],
  ['3. März 2026', '2026-03-03', 'de'],
  ['3 March 2026', '2026-03-03', 'de'],
  ['Dezember 24, 2025', '2025-12-24', 'de'],
  ['14/09/2026', '2026-09-14'],
  ['14.09.2026', '2026-09-14'],
  ['14.09.2026 09:30', '2026-09-14T09:30:00', 'de'],
  ['04/09/2026', '2026-04-09', 'en-US'],
  ['04/09/2026', '2026-09-04', 'en-GB'],
  ['04/09/2026', '2026-09-04', 'fr'],
  ['20260301T000000Z', '2026-03-01'],
  ['20260301T093000Z', '2026-03-01T09:30:00Z'],
  ['20260301T093000', '2026-03-01T09:30:00'],
  ['14 September 2026', '2026-09-14'],
  ['Sat, 14 Nov 2026 10:00:00 GMT', '2026-11-14T10:00:00Z'],
  ['14 septembre 2026', '2026-09-14', 'fr'],
  ['14 de septiembre de 2026', '2026-09-14', 'es'],
  ['2026年9月14日', '2026-09-14', 'ja'],
  ['١٤/٩/٢٠٢٦', '2026-09-14', 'ar'],
  ['20.11.2026', '2026-11-20'],
  ['11/20/2026', '2026-11-20'],
  ['1 September 2026 at 10:00', '2026-09-01T10:00:00'],
  ['1 September 2026 10.30am', '2026-09-01T10:30:00'],
  ['1 September 2026, 3 pm', '2026-09-01T15:00:00'],
  ['1. September 2026, 10 Uhr', '2026-09-01T10:00:00', 'de'],
  ['1. September 2026 um 10.30 Uhr', '2026-09-01T10:30:00', 'de'],
  ['1er septembre 2026 à 10h30', '2026-09-01T10:30:00', 'fr'],
  ['1 September 2026, 10 places', '2026-09-01'],
  ['2026-09-01T10:00:00+02', '2026-09-01T10:00:00+02:00'],
])('%s is the date %s', (text, iso, language = 'en') => expect(isoIn(language, text)).toBe(iso));

test.each([
  '',
  'soon',
  '2026',
  '31 February 2026',
  '29 February 2025',
  '31/02/2026',
  '2026-13-01',
  '2026-00',
  '0001-01-01',
  '20 Brumaire 2026',
  '20261301T000000Z',
  'x'.repeat(10_000),
  '1 '.repeat(10_000),
])('no date is %s', (text) => expect(readDate(text, 'en')).toBeUndefined());

test('figures that another country reads as another day are explained to the editor', () => {
  expect(readWrittenDate('04/09/2026', 'en-GB')).toEqual({
    iso: '2026-09-04',
    note: expect.stringContaining('“04/09/2026” is read as September 4, 2026') as string,
  });
  for (const text of ['14/09/2026', '04.09.2026', '09/09/2026', '2026/04/09'])
    expect(readWrittenDate(text, 'en')?.note).toBeUndefined();
});

test('the year 1 of a content system is an empty date', () => {
  expect(readWrittenDate('00010101T000000Z', 'en')).toEqual({ iso: '0001-01-01' });
});
