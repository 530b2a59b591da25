import { availableParallelism } from 'node:os';
import { Pool, type PoolClient, types } from 'pg';
import type { Database, Queries } from './types.ts';

/** Any PostgreSQL-compatible server or cluster; everything of ours lies in `schema`. */
export async function openServer({ url, schema }: { url: string; schema: string }): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    // As many connections as a database with this machine's number of cores can serve at the same time. More would not make any
    // response faster, and the slowest a third slower. https://wiki.postgresql.org/wiki/Number_Of_Database_Connections
    max: Math.max(4, 2 * availableParallelism()),
    connectionTimeoutMillis: 10_000,
    options: `-c search_path=${schema},public`,
  });
  // An idle connection that the server closes would otherwise end the process.
  pool.on('error', (error) => console.error(`database: an idle connection was lost: ${error.message}`));
  // So would a connection that is lost in use; its statements reject anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // The embedded database answers bigint as a number; so does this one.
  types.setTypeParser(types.builtins.INT8, Number);
  await (await pool.connect()).release();
  return {
    ...queriesOf(pool),
    tx: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  };
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
