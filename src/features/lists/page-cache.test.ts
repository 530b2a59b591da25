import { createPageCache } from './page-cache';

const filled = (size: number, ...keys: string[]) => {
  const cache = createPageCache<string>(size);
  for (const key of keys) cache.set(key, `page of ${key}`);
  return cache;
};

test.each([
  ['the last two are cached', 2, ['a', 'b', 'c'], ['b', 'c']],
  ['one that is set again is new again', 2, ['a', 'b', 'a', 'c'], ['a', 'c']],
  ['none is cached where the size is 0', 0, ['a'], []],
] as const)('%s', (_, size, keys, cached) => {
  const cache = filled(size, ...keys);
  expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(cached);
});

test('restores a page unchanged', () => expect(filled(2, 'a').get('a')).toBe('page of a'));
