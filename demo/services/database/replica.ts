import { log } from '../observe/log.ts';
import { withDeadline } from './deadline.ts';
import type { Database } from './types.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** In milliseconds, so that the primary still has time to respond. */
const PATIENCE = 1000;
/** In milliseconds: how long a failed replica is not used. */
const PAUSE = 10_000;

/** The primary, with `replica` for reads that may lag. For a while, the primary replaces a replica that failed. */
export function withReplica(primary: Database, replica: Database): Database {
  let pausedUntil = 0;
  return {
    ...primary,
    replica: {
      async query<Row>(text: string, values?: readonly unknown[]) {
        if (performance.now() >= pausedUntil) {
          try {
            return await withDeadline(() => replica.query<Row>(text, values), PATIENCE);
          } catch (error) {
            // It may also lack a new table, or have cancelled the statement to keep up.
            if (error instanceof DatabaseUnavailable) pausedUntil = performance.now() + PAUSE;
            log.warn({ err: error }, 'the replica failed, and the primary is read');
          }
        }
        return primary.query<Row>(text, values);
      },
    },
    async close() {
      await replica.close();
      await primary.close();
    },
  };
}
