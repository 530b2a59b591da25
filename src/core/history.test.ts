import { onHashChange, onPageChange, writeHistory } from './history';

const listener = jest.fn();
let stop = () => {};
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  writeHistory('replaceState', null, '/');
  listener.mockReset();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test('a hash that the host’s router pushes is noticed after the click that caused it', async () => {
  stop = onHashChange(listener);
  document.addEventListener('click', () => history.pushState(null, '', '#über-uns'), { once: true });
  document.body.click();
  await nextTask();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a visit of Turbo to another page is noticed, and tracking alone is no other page', () => {
  jest.useFakeTimers();
  stop = onPageChange(listener);
  for (const [url, calls] of [
    ['/?p=12', 1],
    ['/?p=12&utm_source=mail', 1],
    ['/?p=13', 2],
  ] as const) {
    history.pushState(null, '', url);
    document.dispatchEvent(new Event('turbo:load', { bubbles: true }));
    jest.runAllTimers();
    expect(listener).toHaveBeenCalledTimes(calls);
  }
  jest.useRealTimers();
});

test('our own changes are not reported', () => {
  stop = onHashChange(listener);
  writeHistory('pushState', { step: 1 }, '#step-2');
  dispatchEvent(new Event('hashchange'));
  expect(location.hash).toBe('#step-2');
  expect(listener).not.toHaveBeenCalled();
});

test('a host that breaks its history is named, and nothing else fails', () => {
  jest.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  expect(() => writeHistory('pushState', null, '#a')).not.toThrow();
  expect(warn).toHaveBeenCalledWith(
    'Inlay: history.pushState fails on this page, so the URL does not change.',
    expect.any(DOMException),
  );
});
