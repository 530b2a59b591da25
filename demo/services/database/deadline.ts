import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailable } from './unavailable.ts';

/** In milliseconds: a request gets its response within four seconds, even if the database does not respond. */
const PATIENCE = 3500;

const deadlines = new AsyncLocalStorage<number | undefined>();

/** Every statement of `work` ends within `milliseconds` from now, or rejects with `DatabaseUnavailable`. */
export function withDeadline<Result>(work: () => Result, milliseconds = PATIENCE): Result {
  return deadlines.run(performance.now() + milliseconds, work);
}

/** For work that continues after its response. */
export function withoutDeadline<Result>(work: () => Result): Result {
  return deadlines.run(undefined, work);
}

/** In milliseconds, at least 1; undefined for work without a deadline. Throws if no time is left. */
export function timeLeft(): number | undefined {
  const deadline = deadlines.getStore();
  if (deadline === undefined) return undefined;
  const left = Math.ceil(deadline - performance.now());
  if (left > 0) return left;
  throw new DatabaseUnavailable('The database took too long.');
}
