import { formatMessage } from './format-message';

describe('A message', () => {
  test.each([
    ['Next question', {}, 'Next question'],
    ['{name}, welcome back', { name: 'Ingrid' }, 'Ingrid, welcome back'],
    ['{ name }', { name: 'Ingrid' }, 'Ingrid'],
    ['{right} of {total} right', { right: 3, total: 5 }, '3 of 5 right'],
    ['{total} articles', { total: 12_345 }, '12,345 articles'],
    ['{missing}!', {}, '!'],
    ['{name}', { name: '{name}' }, '{name}'],
    ['{name}', { name: '<b>Ingrid</b>' }, '<b>Ingrid</b>'],
    ['{toString}', {}, ''],
    ['Question #3', {}, 'Question #3'],
    ['{kind, select, save {Saved} rate {Rated} other {Done}}', { kind: 'rate' }, 'Rated'],
    ['{kind, select, save {Saved} other {Done}}', { kind: 'print' }, 'Done'],
    ['{kind, select, save {Saved}}', { kind: 'print' }, ''],
    ['{n, plural, =0 {Nothing} one {# result} other {# results}}', { n: 0 }, 'Nothing'],
    ['{n, plural, =0 {Nothing} one {# result} other {# results}}', { n: 1 }, '1 result'],
    ['{n, plural, =0 {Nothing} one {# result} other {# results}}', { n: 1500 }, '1,500 results'],
    [
      '{n, plural, one {# result for “{q}”} other {# results for “{q}”}} found',
      { n: 2, q: 'steel' },
      '2 results for “steel” found',
    ],
    ['{n, plural, other {{kind, select, a {# of A} other {# of B}}}}', { n: 7, kind: 'a' }, '7 of A'],
    ['{a, plural, one {#} other {#}} / {b, plural, other {#}}', { a: 1, b: 9 }, '1 / 9'],
  ])('%s with %j is "%s"', (message, values, expected) =>
    expect(formatMessage(message, values as Record<string, string | number>, 'en')).toBe(expected),
  );

  test.each(['{', '}', '{}', '{n, plural', '{n, plural, one {', '{n, date, short}', '{{{{', '{n, plural, }'])(
    'that is broken stays a text and throws nothing: %s',
    (message) => {
      expect(typeof formatMessage(message, { n: 1 }, 'en')).toBe('string');
    },
  );
});

test('shows a text without plural forms unchanged', () => {
  expect(formatMessage('{n, plural, other {#}}', { n: NaN }, 'en')).toBe('NaN');
});

describe('Arabic', () => {
  const hours =
    '{n, plural, zero {لا ساعات} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# من الساعات}}';
  test.each([
    [0, 'لا ساعات'],
    [1, 'ساعة واحدة'],
    [2, 'ساعتان'],
    [3, `${new Intl.NumberFormat('ar').format(3)} ساعات`],
    [11, `${new Intl.NumberFormat('ar').format(11)} ساعة`],
    [100, `${new Intl.NumberFormat('ar').format(100)} من الساعات`],
  ])('%i hours in its own form', (n, expected) => expect(formatMessage(hours, { n }, 'ar')).toBe(expected));
});

test('Japanese has one form', () => {
  expect(formatMessage('{n, plural, other {#件の結果}}', { n: 1 }, 'ja')).toBe('1件の結果');
});
