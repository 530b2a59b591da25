import { createComparison, createReader, type Direction } from './sort';

const sorted = (values: string[], language = 'en', direction: Direction = 'ascending') => {
  const read = createReader(language);
  const compare = createComparison(language, direction);
  return values.toSorted((a, b) => compare(read(a), read(b)));
};

test.each([
  ['en', '€1,204.50', 1204.5],
  ['en', '12 %', 12],
  ['en', '−3.5', -3.5],
  ['en', '–3', -3],
  ['en', '-$40', -40],
  ['en', '(40)', -40],
  ['en', 'CHF 9.4 million', 9.4],
  ['en', '1 200', 1200],
  ['de', '1.204,5', 1204.5],
  ['de', '34 %', 34],
  ['fr', '1 204,5', 1204.5],
  ['ar', '٣٤٫٥', 34.5],
  ['ja', '¥12,000', 12000],
  ['en', 'Thuringia 2', 'Thuringia 2'],
  ['en', 'Rest', 'Rest'],
  ['en', '—', undefined],
  ['en', '', undefined],
])('in %s "%s" is sorted by %s', (language, text, expected) => expect(createReader(language)(text)).toBe(expected));

test('figures are sorted by value, text by its alphabet', () => {
  expect(sorted(['10%', '9%', '100%'])).toEqual(['9%', '10%', '100%']);
  expect(sorted(['Zug', 'Ärmel', 'arm', 'Zürich'], 'de')).toEqual(['arm', 'Ärmel', 'Zug', 'Zürich']);
  expect(sorted(['Line 10', 'Line 9'])).toEqual(['Line 9', 'Line 10']);
});

test('what is not known comes last, whichever way the column runs', () => {
  expect(sorted(['n/a', '3', '–', '7'])).toEqual(['3', '7', 'n/a', '–']);
  expect(sorted(['n/a', '3', '–', '7'], 'en', 'descending')).toEqual(['7', '3', 'n/a', '–']);
});
