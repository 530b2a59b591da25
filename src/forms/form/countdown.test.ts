import { createCountdown } from './countdown';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('counts whole seconds down to zero and leaves no timer behind', () => {
  const countdown = createCountdown();
  countdown.start(30);
  expect(countdown.seconds.value).toBe(30);
  jest.advanceTimersByTime(1000);
  expect(countdown.seconds.value).toBe(29);
  jest.advanceTimersByTime(29_000);
  expect(countdown.seconds.value).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('follows the clock: a suspended tab does not wait longer', () => {
  const countdown = createCountdown();
  countdown.start(30);
  jest.setSystemTime(Date.now() + 25_000);
  jest.advanceTimersByTime(1000);
  expect(countdown.seconds.value).toBe(4);
});

test('can be restarted or stopped', () => {
  const countdown = createCountdown();
  countdown.start(5);
  countdown.start(60);
  expect(countdown.seconds.value).toBe(60);
  countdown.stop();
  expect(countdown.seconds.value).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});
