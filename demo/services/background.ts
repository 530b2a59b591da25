import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable, withoutDeadline } from './database/index.ts';
import { log } from './observe/log.ts';

/** Work that continues after its response, so that the response time reveals nothing about it. */
export interface Background {
  /** Work that fails because the database is unavailable is repeated for half a minute. */
  run(what: string, work: () => Promise<void>): void;
  /** Resolves when all work has finished. */
  idle(): Promise<void>;
}

/** In seconds. */
const DELAYS = [1, 2, 4, 8, 15];

export function createBackground(): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, work) {
      const task = withoutDeadline(() => repeat(work))
        .catch((error: unknown) => log.error({ err: error, work: what }, 'work after a response failed'))
        .finally(() => running.delete(task));
      running.add(task);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

async function repeat(work: () => Promise<void>): Promise<void> {
  for (const delay of DELAYS) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      await wait(delay * 1000);
    }
  }
  return work();
}
