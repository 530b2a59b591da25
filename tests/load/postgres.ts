import { execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { globSync } from 'tinyglobby';
import { freePort, startProgram, unprivileged } from './programs.ts';

/** A PostgreSQL server of this run, which may be killed. */
export interface Postgres {
  url: string;
  pid(): number;
  /** Kills it without a shutdown, and restarts it; resolves when it accepts queries. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** Throws what to install if PostgreSQL is missing. */
export function startPostgres(): Promise<Postgres> {
  return startServer((data) => ['initdb', ...['-D', data, '-U', 'inlay', '-A', 'trust', '-E', 'UTF8', '--no-locale']]);
}

/** A streaming replica of `primary`. */
export function startReplica(primary: Postgres): Promise<Postgres> {
  return startServer((data) => ['pg_basebackup', '-D', data, '-d', primary.url, '--write-recovery-conf']);
}

async function startServer(prepare: (data: string) => [program: string, ...parameters: string[]]): Promise<Postgres> {
  const programs = binaries();
  const owner = unprivileged();
  const folder = await mkdtemp(join(tmpdir(), 'inlay-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const [program, ...parameters] = prepare(data);
  execFileSync(join(programs, program), parameters, { ...owner, stdio: 'ignore', cwd: folder });
  const port = await freePort();
  const url = `postgres://inlay@127.0.0.1:${port}/postgres`;
  const server = await startProgram(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
    { port, owner, cwd: folder, isReady: () => answers(url) },
  );
  return {
    url,
    pid: () => server.pid(),
    killAndRestart: () => server.killAndRestart(),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function binaries(): string {
  const latest = globSync('*/bin/initdb', { cwd: '/usr/lib/postgresql', absolute: true }).sort().at(-1);
  if (latest) return dirname(latest);
  throw new Error(
    'load: there is no PostgreSQL here. Install Debian\'s "postgresql", or run "npm run load -- embedded" for the built-in database alone.',
  );
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
