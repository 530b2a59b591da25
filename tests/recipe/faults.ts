/** The faults for every form and every control that calls a service. */
import type { Answerer } from '../setup/services';

export const FAULTS = {
  offline: 'offline',
  'a service that is down': { status: 500 },
  'a page in place of an answer': { text: '<!doctype html><title>Hotel Wi-Fi</title>' },
  'a service that never answers': 'never',
  'a rate limit': { status: 429, headers: { 'retry-after': '20' } },
} as const satisfies Record<string, Answerer>;

export type Fault = keyof typeof FAULTS;

/** In milliseconds: a request is aborted or retried after this time. */
const TIMEOUT = 10_000;

/** In milliseconds: the interval at which a countdown reads the clock. */
const SECOND = 1000;

export interface Clock {
  pass(milliseconds: number): void;
}

/** For the tests of a file: timeouts expire immediately, countdowns tick often, the test sets the clock, and no message is logged. */
export function hurryTime(): Clock {
  const { setTimeout: wait, setInterval: repeat } = window;
  const { now } = Date;
  /** In milliseconds. Never goes back: calls remember until when a service is rate-limited. */
  let later = 0;
  let logged: jest.SpyInstance;

  beforeEach(() => {
    jest.spyOn(Date, 'now').mockImplementation(() => now.call(Date) + later);
    // Not a spy: Testing Library would take it for a fake clock.
    window.setTimeout = ((action: () => void, delay?: number) =>
      wait(action, delay === TIMEOUT ? 20 : delay)) as typeof setTimeout;
    window.setInterval = ((action: () => void, delay?: number) =>
      repeat(action, delay === SECOND ? 20 : delay)) as typeof setInterval;
    logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    window.setTimeout = wait;
    window.setInterval = repeat;
    const complaints = logged.mock.calls.map(String);
    jest.restoreAllMocks();
    expect(complaints).toEqual([]);
  });
  return { pass: (milliseconds) => void (later += milliseconds) };
}
