import type { Hono } from 'hono';
import type { Database } from '../database/index.ts';

/** In milliseconds: a database that takes longer serves no visitor either. */
const PATIENCE = 2000;

export interface Health {
  /** From now on the process is not ready. */
  drain(): void;
  mount(app: Hono): void;
}

/**
 * For a load balancer: `/health/live` shows that the process runs, `/health/ready` that it can serve requests.
 * The second is 503 while the database does not respond, and after the process received the signal to stop.
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
        const hasDatabase = await responds(database);
        return context.json({ status: hasDatabase ? 'ready' : 'database does not respond' }, hasDatabase ? 200 : 503);
      });
    },
  };
}

/** Reads one of our own tables, so that a database without them is not ready. */
async function responds(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), PATIENCE)));
  const answer = database.query('SELECT 1 FROM migrations LIMIT 1').then(
    (rows) => rows.length > 0,
    () => false,
  );
  const result = await Promise.race([answer, timeout]);
  clearTimeout(timer);
  return result;
}
