import { truncate } from './truncate';

const FAMILY = '👨‍👩‍👧‍👦';

test.each([
  ['a short text', 'Hydrogen', 8, 'Hydrogen'],
  ['plain letters', 'Hydrogen', 5, 'Hydro'],
  ['a pair across the limit', 'ab💧', 3, 'ab'],
  ['a pair before the limit', 'ab💧c', 4, 'ab💧'],
  ['a flag across the limit', 'a🇨🇭🇩🇪', 7, 'a🇨🇭'],
  ['the second flag across the limit', '🇨🇭🇩🇪', 6, '🇨🇭'],
  ['a family across the limit', `a${FAMILY}b`, 6, 'a'],
  ['a family before the limit', `a${FAMILY}b`, 1 + FAMILY.length, `a${FAMILY}`],
  ['an accent across the limit', 'Cafe\u0301s', 4, 'Caf'],
  ['a skin tone across the limit', 'ab👍🏽', 4, 'ab'],
  ['Devanagari', 'नमस्ते', 1, 'न'],
  ['one character that is longer than the limit', FAMILY, 4, ''],
])('%s', (_, text, most, expected) => expect(truncate(text, most)).toBe(expected));

test('without a segmenter pairs stay whole', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  expect(truncate('ab💧', 3)).toBe('ab');
  expect(truncate('ab💧c', 4)).toBe('ab💧');
  Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true });
});

test('a megabyte is cut within 5 ms', () => {
  const text = '🇨🇭 Hydrogen '.repeat(80_000);
  const times = Array.from({ length: 5 }, () => {
    const before = performance.now();
    truncate(text, 5000);
    return performance.now() - before;
  });
  expect(Math.min(...times)).toBeLessThan(5);
});
