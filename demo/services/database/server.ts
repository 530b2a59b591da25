import { availableParallelism } from 'node:os';
import { Pool, type PoolClient, types } from 'pg';
import { log } from '../observe/log.ts';
import type { Database, Queries } from './types.ts';

/** Any PostgreSQL-compatible server or cluster; everything of ours lies in `schema`. */
export async function openServer({ url, schema }: { url: string; schema: string }): Promise<Database> {
  if (!URL.canParse(url) || !/^postgres(?:ql)?:$/.test(new URL(url).protocol))
    throw new Error('database: DATABASE_URL must be a URL such as postgres://user:password@host:5432/name.');
  const pool = new Pool({
    connectionString: url,
    // As many connections as a database with this machine's number of cores can serve at the same time. More would not make any
    // response faster, and the slowest a third slower. https://wiki.postgresql.org/wiki/Number_Of_Database_Connections
    max: Math.max(4, 2 * availableParallelism()),
    connectionTimeoutMillis: 10_000,
    options: `-c search_path=${schema},public`,
  });
  // An idle connection that the server closes would otherwise end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle connection to the database was lost'));
  // So would a connection that is lost in use; its statements reject anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // The embedded database answers bigint as a number; so does this one.
  types.setTypeParser(types.builtins.INT8, Number);
  try {
    (await pool.connect()).release();
  } catch (cause) {
    await pool.end();
    throw new Error(connectionMessage(new URL(url), cause), { cause });
  }
  return {
    ...queriesOf(pool),
    tx: (work) => inTransaction(pool, work),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Without the password. https://www.postgresql.org/docs/current/errcodes-appendix.html lists the codes of a server. */
function connectionMessage({ hostname, port, username, pathname }: URL, cause: unknown): string {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  const server = `${hostname}:${port || 5432}`;
  const problem: Record<string, string> = {
    ECONNREFUSED: `nothing listens at ${server}`,
    ENOTFOUND: `the host ${hostname} is not known`,
    '28P01': `${server} refuses the password of the user "${username}"`,
    '28000': `${server} does not let the user "${username}" in`,
    '3D000': `${server} has no database "${pathname.slice(1)}"`,
  };
  return `database: cannot connect with DATABASE_URL: ${problem[code] ?? `${server} failed`}. ${message}`;
}

function queriesOf(runner: Pool | PoolClient): Queries {
  return {
    query: async <Row>(text: string, values?: readonly unknown[]) =>
      (await runner.query(text, values && [...values])).rows as Row[],
    exec: async (script) => void (await runner.query(script)),
  };
}

async function inTransaction<Result>(pool: Pool, work: (queries: Queries) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let isLost = false;
  try {
    await client.query('BEGIN');
    const result = await work(queriesOf(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => (isLost = true));
    throw error;
  } finally {
    client.release(isLost);
  }
}
