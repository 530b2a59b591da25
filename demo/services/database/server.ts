import { availableParallelism } from 'node:os';
import { Pool, type PoolClient, types } from 'pg';
import { log } from '../observe/log.ts';
import { withTimeout } from '../timeout.ts';
import { timeLeft } from './deadline.ts';
import type { Database, Queries } from './types.ts';
import { DatabaseUnavailable, named } from './unavailable.ts';

/** In milliseconds, for statements of requests. The server stops them itself, even if this process has given up. */
const STATEMENT_TIMEOUT = 3000;

export interface ServerOptions {
  url: string;
  schema: string;
  /** The setting of `url`, for messages. */
  variable?: string;
  /** Whether opening fails if the server cannot be reached. */
  isRequired?: boolean;
}

/** Any PostgreSQL-compatible server or cluster; all our tables are in `schema`. */
export async function openServer({
  url,
  schema,
  variable = 'DATABASE_URL',
  isRequired = true,
}: ServerOptions): Promise<Database> {
  if (!URL.canParse(url) || !/^postgres(?:ql)?:$/.test(new URL(url).protocol))
    throw new Error(`database: ${variable} must be a URL such as postgres://user:password@host:5432/name.`);
  const pools = openPools(url, schema);
  const allPools = Object.values(pools);
  try {
    if (isRequired) (await pools.patient.connect()).release();
  } catch (cause) {
    await Promise.all(allPools.map((pool) => pool.end()));
    throw new Error(`database: cannot connect with ${variable}: ${connectionProblem(new URL(url), cause)}`, { cause });
  }
  const sum = (count: (pool: Pool) => number) => allPools.reduce((total, pool) => total + count(pool), 0);
  const withClient = <Result>(work: (client: PoolClient) => Promise<Result>, ownPool?: Pool) => {
    const left = timeLeft();
    return named(useClient(ownPool ?? (left === undefined ? pools.patient : pools.requests), left, work));
  };
  return {
    query: <Row>(text: string, values?: readonly unknown[]) =>
      withClient((client) => queriesOf(client).query<Row>(text, values)),
    exec: (script) => withClient((client) => queriesOf(client).exec(script)),
    tx: (work) => withClient((client) => inTransaction(client, work)),
    checks: {
      query: <Row>(text: string, values?: readonly unknown[]) =>
        withClient((client) => queriesOf(client).query<Row>(text, values), pools.checks),
    },
    connections: () => ({
      open: sum((pool) => pool.totalCount),
      idle: sum((pool) => pool.idleCount),
      waiting: sum((pool) => pool.waitingCount),
    }),
    close: async () => void (await Promise.all(allPools.map((pool) => pool.end()))),
  };
}

/** For requests, for long work such as migrations, and for health checks. */
function openPools(url: string, schema: string): Record<'requests' | 'patient' | 'checks', Pool> {
  // The embedded database returns bigint as a number, and so does this one.
  types.setTypeParser(types.builtins.INT8, Number);
  const create = (max: number, options: string) => {
    const pool = new Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      options: `-c search_path=${schema},public${options}`,
    });
    // An idle connection that the server closes would otherwise end the process.
    pool.on('error', (error) => log.warn({ err: error }, 'an idle connection to the database was lost'));
    // So would a connection that is lost in use; its statements reject anyway.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const limited = ` -c statement_timeout=${STATEMENT_TIMEOUT} -c lock_timeout=${STATEMENT_TIMEOUT}`;
  return {
    // As many connections as a database with this machine's number of cores can serve at the same time. More would not make any
    // response faster, and the slowest a third slower. https://wiki.postgresql.org/wiki/Number_Of_Database_Connections
    requests: create(Math.max(4, 2 * availableParallelism()), limited),
    patient: create(4, ''),
    checks: create(1, limited),
  };
}

/** The connection is closed after any error that is not the statement's own: it may still be busy. */
async function useClient<Result>(
  pool: Pool,
  left: number | undefined,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const connecting = pool.connect();
  const client = await connectWithin(left, connecting);
  let isUsable = false;
  try {
    const result = await work(client);
    isUsable = true;
    return result;
  } catch (error) {
    isUsable = !broken.has(client);
    throw error;
  } finally {
    client.release(!isUsable);
  }
}

/** A connection that arrives too late goes back to the pool. */
async function connectWithin(left: number | undefined, connecting: Promise<PoolClient>): Promise<PoolClient> {
  if (left === undefined) return connecting;
  return withTimeout(connecting, left, () => {
    connecting.then(
      (client) => client.release(),
      () => undefined,
    );
    return new DatabaseUnavailable('No connection to the database was free in time.');
  });
}

/** Without the password. https://www.postgresql.org/docs/current/errcodes-appendix.html lists the codes of a server. */
function connectionProblem({ hostname, port, username, pathname }: URL, cause: unknown): string {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  const server = `${hostname}:${port || 5432}`;
  const problem: Record<string, string> = {
    ECONNREFUSED: `nothing listens at ${server}`,
    ENOTFOUND: `the host ${hostname} is not known`,
    '28P01': `${server} refuses the password of the user "${username}"`,
    '28000': `${server} does not let the user "${username}" in`,
    '3D000': `${server} has no database "${pathname.slice(1)}"`,
  };
  return `${problem[code] ?? `${server} failed`}. ${message}`;
}

/** After such an error, a connection may be busy or closed. */
const broken = new WeakSet<PoolClient>();

function queriesOf(client: PoolClient): Queries {
  const send = async (text: string, values?: readonly unknown[]) => {
    const left = timeLeft();
    try {
      return await client.query({
        text,
        ...(values && { values: [...values] }),
        ...(left !== undefined && { query_timeout: left }),
      });
    } catch (error) {
      if ((error as { severity?: string }).severity === undefined) broken.add(client);
      throw error;
    }
  };
  return {
    query: async <Row>(text: string, values?: readonly unknown[]) => (await named(send(text, values))).rows as Row[],
    exec: async (script) => void (await named(send(script))),
  };
}

async function inTransaction<Result>(client: PoolClient, work: (queries: Queries) => Promise<Result>): Promise<Result> {
  const queries = queriesOf(client);
  try {
    await queries.exec('BEGIN');
    const result = await work(queries);
    await queries.exec('COMMIT');
    return result;
  } catch (error) {
    // The server rolls back transactions of a closed connection.
    if (!broken.has(client)) await queries.exec('ROLLBACK').catch(() => broken.add(client));
    throw error;
  }
}
