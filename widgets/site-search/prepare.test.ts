import { prepare } from './index';
import type { SiteSearchProps } from './props';

test('makes the format of dates while the code of the results page loads, once', async () => {
  const make = jest.spyOn(Intl, 'DateTimeFormat');
  const loading = prepare({ variant: 'page' } as SiteSearchProps);
  expect(make).not.toHaveBeenCalled();
  await Promise.all([loading, new Promise((resolve) => setTimeout(resolve))]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(prepare({ variant: 'page' } as SiteSearchProps)).toBeUndefined();
});
