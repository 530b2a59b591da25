import { AsyncLocalStorage } from 'node:async_hooks';
import { pino } from 'pino';
import { describeError } from './describe-error.ts';

/** The output of the log. Tests replace `write`. */
export const output = { write: (line: string) => void process.stdout.write(line) };

const requestIds = new AsyncLocalStorage<string>();

/**
 * One JSON object per line. Never pass what a visitor sent: no address, name, token, code, query or body. Errors go in
 * `err`, which leaves out what they may repeat of these.
 */
export const log = pino(
  {
    level: process.env['LOG_LEVEL'] || 'info',
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: describeError },
    mixin: () => {
      const requestId = requestIds.getStore();
      return requestId ? { requestId } : {};
    },
  },
  { write: (line: string) => output.write(line) },
);

/** Every line that `work` logs has the id of its request, also after the response. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return requestIds.run(id, work);
}
