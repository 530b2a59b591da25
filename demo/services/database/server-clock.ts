import type { Clock } from '../clock.ts';
import { log } from '../observe/log.ts';
import type { Source } from './types.ts';

/** In milliseconds. */
const MINUTE = 60_000;
/** In milliseconds: a larger difference is logged. */
const TOLERANCE = 5000;

export interface ServerClock {
  clock: Clock;
  stop(): void;
}

/**
 * Moves `clock` by the difference between this machine's time and the database's, which it measures every minute. So all
 * processes agree on what has expired, and a machine whose time is wrong ends no session and deletes no code.
 */
export async function createServerClock(
  database: Source,
  clock: Clock,
  machineTime: () => number = Date.now,
): Promise<ServerClock> {
  let difference = 0;
  async function measure(): Promise<void> {
    const before = machineTime();
    const [row] = await database.query<{ now: number }>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now',
    );
    if (!row) return;
    const measured = row.now - (before + machineTime()) / 2;
    if (Math.abs(measured - difference) > TOLERANCE)
      log.warn(
        { seconds: Math.round(measured / 1000) },
        'the clock of the database differs from the one of this machine',
      );
    difference = measured;
  }
  await measure();
  // While the database is away, the last difference is used.
  const timer = setInterval(() => void measure().catch(() => undefined), MINUTE);
  timer.unref();
  return { clock: () => new Date(clock().getTime() + difference), stop: () => clearInterval(timer) };
}
