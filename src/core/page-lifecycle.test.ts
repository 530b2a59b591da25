import { onRestoredPage } from './page-lifecycle';

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page from the back-forward cache is restored, and a page that loads is not', () => {
  const handle = jest.fn();
  const stop = onRestoredPage(handle);
  show(false);
  expect(handle).not.toHaveBeenCalled();
  show(true);
  expect(handle).toHaveBeenCalledTimes(1);
  stop();
  show(true);
  expect(handle).toHaveBeenCalledTimes(1);
});
