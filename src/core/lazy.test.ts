import { lazy } from './lazy';

test('loads once for two calls', async () => {
  const load = jest.fn(async () => ({ name: 'part' }));
  const part = lazy(load);
  expect(await Promise.all([part(), part()])).toEqual([{ name: 'part' }, { name: 'part' }]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('loads nothing before the first call', () => {
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

test('a failure can be converted to an error of the caller', async () => {
  const part = lazy(() => Promise.reject(new TypeError('404')), {
    onError(cause) {
      throw new Error('offline', { cause });
    },
  });
  await expect(part()).rejects.toThrow('offline');
});
