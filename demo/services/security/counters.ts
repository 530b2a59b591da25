import { after, type Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import type { Keys } from './keys.ts';

export interface Count {
  count: number;
  expiresAt: Date;
}

/** Counts in the database, so that all processes share the counters. Their names are stored hashed. */
export interface Counters {
  /**
   * Adds one and returns the sum. The sum starts over `seconds` after its first count; with `slideTo`, after the last
   * count that was not above that.
   */
  add(name: string, options: { seconds: number; slideTo?: number }): Promise<Count>;
  forget(name: string): Promise<void>;
}

export function createCounters({ database, clock, keys }: { database: Database; clock: Clock; keys: Keys }): Counters {
  const keyOf = (name: string) => keys.hash('counter', name);
  return {
    async add(name, { seconds, slideTo = 0 }) {
      const now = clock();
      const [row] = await database.query<{ count: number; expires_at: Date }>(
        `INSERT INTO counters AS known (key, count, expires_at) VALUES ($1, 1, $3)
         ON CONFLICT (key) DO UPDATE SET
           count = CASE WHEN known.expires_at <= $2 THEN 1 ELSE known.count + 1 END,
           expires_at = CASE WHEN known.expires_at <= $2 OR known.count < $4 THEN $3 ELSE known.expires_at END
         RETURNING count, expires_at`,
        [keyOf(name), now, after(now, seconds), slideTo],
      );
      if (!row) throw new Error('counters: the database answered no row.');
      return { count: row.count, expiresAt: row.expires_at };
    },
    async forget(name) {
      await database.query('DELETE FROM counters WHERE key = $1', [keyOf(name)]);
    },
  };
}
