import { createDateReader } from '../../src/features/dates';
import { createComparison, createReader, readKeys, type Direction } from './values';

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
  ['en', '2024 (est.) 5', 2024],
  ['en', '5 of 7', 5],
  ['en', '~3', 3],
  ['en', '2024 5', 2024],
  ['en', '12,34,567', 1234567],
  ['en', 'US$ 3', 3],
  ['en', 'p = .05', 'p = .05'],
  ['en', '.05', 0.05],
  ['de', '3.5', 3.5],
  ['en', 'n = 5', 'n = 5'],
  ['en', 'UK 5', 'UK 5'],
  ['en', 'MRT 5', 'MRT 5'],
  ['en', 'Q3 12', 'Q3 12'],
  ['en', 'CO2 7', 'CO2 7'],
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

const day = (text: string) => Date.parse(`${text}T00:00Z`);
const dayIn = (language: string, text: string, column = [text]) => createDateReader(language, column)(text)?.day;

test.each([
  ['en', '2026-11-02', '2026-11-02'],
  ['en', '2026/11', '2026-11-01'],
  ['en', '2 November 2026', '2026-11-02'],
  ['en', 'Monday, November 2nd, 2026', '2026-11-02'],
  ['en', 'Nov. 2026', '2026-11-01'],
  ['en', '11/2/2026', '2026-11-02'],
  ['en-GB', '2/11/2026', '2026-11-02'],
  ['de', '2.11.2026', '2026-11-02'],
  ['de', '2. März 2026', '2026-03-02'],
  ['de', '05.03.26', '2026-03-05'],
  ['fr', '1er août 2026', '2026-08-01'],
  ['es', '2 de noviembre de 2026', '2026-11-02'],
  ['ja', '2026年11月2日', '2026-11-02'],
  ['en', 'Q3 2026', '2026-07-01'],
])('in %s "%s" is the date %s', (language, text, expected) => expect(dayIn(language, text)).toBe(expected));

test.each(['2026', '3.5', '1.2.3.4', 'May', 'In the plan of May 2026', '13/13/2026', '2026-13-01', '12 May', 'Line 3'])(
  '"%s" is no date',
  (text) => expect(dayIn('en', text)).toBeUndefined(),
);

test('the column tells whether the day or the month comes first', () => {
  expect(dayIn('en', '2/11/2026', ['2/11/2026', '25/11/2026'])).toBe('2026-11-02');
  expect(dayIn('en-GB', '2/11/2026', ['2/11/2026', '2/25/2026'])).toBe('2026-02-11');
});

test('the value attribute of a cell has precedence, then a date, a number, and the text', () => {
  document.body.innerHTML = `<table><tr><td data-value="1.204">9</td><td>9 <data value="7">seven</data></td>
    <td><time datetime="2026-11-02">Monday</time></td><td>2026</td><td>5 t</td><td>Rest</td><td data-value="">3</td></tr></table>`;
  expect(readKeys([...document.querySelectorAll('td'), undefined], 'de')).toEqual([
    1.204,
    7,
    day('2026-11-02'),
    day('2026-01-01'),
    5,
    'Rest',
    undefined,
    undefined,
  ]);
});
