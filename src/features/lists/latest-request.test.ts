import { createLatestRequest } from './latest-request';

const pending = () => new Promise<string>(() => {});

afterEach(() => jest.useRealTimers());

test('only the latest request reports its result, and the one before is aborted', async () => {
  const latest = createLatestRequest();
  const results: string[] = [];
  let first: AbortSignal | undefined;
  let respond = (_text: string) => {};
  latest.start((signal) => ((first = signal), new Promise<string>((resolve) => (respond = resolve))), {
    onResult: (text) => results.push(text),
  });
  latest.start(() => Promise.resolve('second'), { onResult: (text) => results.push(text) });
  respond('first');
  await new Promise((resolve) => setTimeout(resolve));
  expect(first?.aborted).toBe(true);
  expect(results).toEqual(['second']);
});

test('a response within 200 ms never reports that it is slow', async () => {
  jest.useFakeTimers();
  const onSlow = jest.fn();
  const latest = createLatestRequest();
  latest.start(() => Promise.resolve('fast'), { onResult: () => {}, onSlow });
  await jest.advanceTimersByTimeAsync(500);
  expect(onSlow).not.toHaveBeenCalled();
});

test('reports a slow response once, and an aborted one never', () => {
  jest.useFakeTimers();
  const onSlow = jest.fn();
  const latest = createLatestRequest();
  latest.start(pending, { onResult: () => {}, onSlow });
  jest.advanceTimersByTime(199);
  expect(onSlow).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onSlow).toHaveBeenCalledTimes(1);
  latest.start(pending, { onResult: () => {}, onSlow });
  latest.abort();
  jest.advanceTimersByTime(1000);
  expect(onSlow).toHaveBeenCalledTimes(1);
});

test('reports an error, but not of an aborted request', async () => {
  const onError = jest.fn();
  const latest = createLatestRequest();
  latest.start(() => Promise.reject(new Error('down')), { onResult: () => {}, onError });
  await new Promise((resolve) => setTimeout(resolve));
  expect(onError).toHaveBeenCalledTimes(1);
  latest.start(() => Promise.reject(new Error('down')), { onResult: () => {}, onError });
  latest.abort();
  await new Promise((resolve) => setTimeout(resolve));
  expect(onError).toHaveBeenCalledTimes(1);
});
