import { lazy } from './lazy';

test('what is asked for twice is loaded once', async () => {
  const load = jest.fn(async () => ({ name: 'part' }));
  const part = lazy(load);
  expect(await Promise.all([part(), part()])).toEqual([{ name: 'part' }, { name: 'part' }]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('nothing is loaded before it is asked for', () => {
  const load = jest.fn(async () => 1);
  lazy(load);
  expect(load).not.toHaveBeenCalled();
});

test('a load that failed is tried again at the next call', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new TypeError('404')).mockResolvedValueOnce('part');
  const part = lazy(load);
  await expect(part()).rejects.toThrow('404');
  await expect(part()).resolves.toBe('part');
});

test('a failure may be told in the terms of whoever asked', async () => {
  const part = lazy(() => Promise.reject(new TypeError('404')), {
    onError(cause) {
      throw new Error('offline', { cause });
    },
  });
  await expect(part()).rejects.toThrow('offline');
});
