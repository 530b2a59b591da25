import type { Hono } from 'hono';
import { type Database, missingMigrations, type Source, withDeadline } from '../database/index.ts';
import { withTimeout } from '../timeout.ts';

/** In milliseconds: a slower database cannot serve visitors either. */
const PATIENCE = 2000;

export interface Health {
  /** From now on the process is not ready. */
  drain(): void;
  mount(app: Hono): void;
}

/**
 * For a load balancer: `/health/live` shows that the process runs, `/health/ready` that it can serve requests.
 * The second is 503 while the database does not respond or store, or lacks a migration, and after the process received the signal to stop.
 */
export function createHealth(database: Database): Health {
  let isDraining = false;
  return {
    drain: () => void (isDraining = true),
    mount(app) {
      app.use('/health/*', async (context, next) => {
        await next();
        context.header('Cache-Control', 'no-store');
      });
      app.get('/health/live', (context) => context.json({ status: 'live' }));
      app.get('/health/ready', async (context) => {
        if (isDraining) return context.json({ status: 'stopping' }, 503);
        const status = await stateOf(database);
        return context.json({ status }, status === 'ready' ? 200 : 503);
      });
    },
  };
}

type State = 'ready' | 'database does not respond' | 'database is read-only' | 'migrations are missing';

/**
 * A database is ready that responds, stores, and has the tables of this version. The check has its own connection: if
 * it waited behind requests, a balancer would remove every process as soon as visitors are many.
 */
async function stateOf(database: Database): Promise<State> {
  try {
    return await withTimeout(askDatabase(database.checks ?? database), PATIENCE, () => new Error('no response'));
  } catch {
    return 'database does not respond';
  }
}

function askDatabase(database: Source): Promise<State> {
  return withDeadline<Promise<State>>(async () => {
    const [setting] = await database.query<{ isReadOnly: boolean }>(
      `SELECT current_setting('transaction_read_only') = 'on' AS "isReadOnly"`,
    );
    if (setting?.isReadOnly) return 'database is read-only';
    return (await missingMigrations(database)).length ? 'migrations are missing' : 'ready';
  }, PATIENCE);
}
