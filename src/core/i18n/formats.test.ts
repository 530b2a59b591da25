import { yieldToInput } from '../yield-to-input';
import { formatCount, formatDate, formatFileSize, formatNumber, prepareDates } from './formats';
import { baseLanguage, direction, language, setLanguage } from './language';

afterEach(() => {
  setLanguage(undefined);
  document.documentElement.lang = '';
});

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE_at', 'de'],
  [' ja ', 'ja'],
  ['fil', 'fil'],
  ['', undefined],
  ['x', undefined],
  ['german', undefined],
  ['12', undefined],
  [undefined, undefined],
])('the language of "%s" is %s', (tag, base) => expect(baseLanguage(tag)).toBe(base));

test('the page says its language, the configuration knows better, English is left', () => {
  expect(language()).toBe('en');
  document.documentElement.lang = 'ar-EG';
  expect(language()).toBe('ar');
  setLanguage('de');
  expect(language()).toBe('de');
  setLanguage('');
  expect(language()).toBe('ar');
});

test.each([
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['de', 'ltr'],
  ['ja', 'ltr'],
])('%s runs %s', (of, expected) => expect(direction(of)).toBe(expected));

test.each([
  ['en', '1,234.5'],
  ['de', '1.234,5'],
])('numbers in %s', (of, expected) => expect(formatNumber(1234.5, undefined, of)).toBe(expected));

test.each(['en', 'en-IN', 'de', 'ja', 'fr', 'fr-DZ', 'zh', 'ar', 'ar-EG', 'fa', 'hi', 'ur-IN', 'en-u-nu-arab'])(
  'small whole numbers in %s are as the browser writes them',
  (locale) => {
    const format = new Intl.NumberFormat(locale);
    for (const value of [...Array(1001).keys(), -1, 0.5, 999.4, NaN, Infinity])
      expect(formatCount(value, locale)).toBe(format.format(value));
  },
);

test('a small whole number needs no number format in a language with Latin digits', () => {
  const numbers = jest.spyOn(Intl, 'NumberFormat');
  expect(formatNumber(999, undefined, 'en')).toBe('999');
  expect(numbers).not.toHaveBeenCalled();
  expect(formatNumber(2, undefined, 'bn')).toBe('২');
  expect(numbers).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

test.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1,023 Bytes'],
  [1024, '1 KB'],
  [1536, '2 KB'],
  [1_048_575, '1,024 KB'],
  [1_048_576, '1 MB'],
  [5_400_000, '5 MB'],
])('%i bytes are %s', (bytes, expected) => expect(formatFileSize(bytes, 'en')).toBe(expected));

describe('The first date format', () => {
  afterEach(() => jest.restoreAllMocks());

  test('is created in a task that precedes mounting', async () => {
    const formats = jest.spyOn(Intl, 'DateTimeFormat');
    prepareDates();
    expect(formats).not.toHaveBeenCalled();
    await yieldToInput();
    expect(formats).toHaveBeenCalledTimes(1);
  });
});

describe('A date', () => {
  test.each([
    ['en', 'March 18, 2026'],
    ['de', '18. März 2026'],
    ['ja', '2026年3月18日'],
  ])('without a time is that day in %s, wherever the visitor is', (of, expected) => {
    expect(formatDate('2026-03-18', undefined, of)).toBe(expected);
  });
  test.each([
    ['en-GB', 'en', '18 March 2026'],
    ['en-US', 'en', 'March 18, 2026'],
    ['en-GB', 'de', '18. März 2026'],
    ['en_GB', 'en', 'March 18, 2026'],
  ])('on a page in %s is written in %s as there', (page, of, expected) => {
    document.documentElement.lang = page;
    expect(formatDate('2026-03-18', undefined, of)).toBe(expected);
    document.documentElement.lang = '';
  });
  test('takes its own options', () =>
    expect(formatDate('2026-03-18', { month: 'short', year: 'numeric' }, 'en')).toBe('Mar 2026'));
  test.each(['soon', '', '2026-13-40'])('an invalid date ("%s") is not formatted', (none) =>
    expect(formatDate(none)).toBe(''),
  );
});

test('a format is made once, however often it is used', () => {
  const numbers = jest.spyOn(Intl, 'NumberFormat');
  const dates = jest.spyOn(Intl, 'DateTimeFormat');
  document.documentElement.lang = 'sv-FI';
  for (let value = 0; value < 200; value += 1) {
    formatNumber(value);
    formatDate(`2026-03-${String((value % 28) + 1).padStart(2, '0')}`);
  }
  expect(numbers).toHaveBeenCalledTimes(1);
  expect(dates).toHaveBeenCalledTimes(1);
  expect(formatNumber(1234.5)).toBe('1\u00A0234,5');
  expect(formatNumber(1234.5, { maximumFractionDigits: 0 })).toBe('1\u00A0235');
  jest.restoreAllMocks();
});

test.each([
  ['2026-11-02', 'November 2, 2026'],
  ['2026-11-02T00:30:00+01:00', 'November 2, 2026'],
  ['2026-11-02T23:30:00-11:00', 'November 2, 2026'],
  ['2026-11', 'November 2026'],
  ['2026', '2026'],
  ['soon', ''],
])('shows the date %s unchanged: %s', (text, expected) => expect(formatDate(text)).toBe(expected));
