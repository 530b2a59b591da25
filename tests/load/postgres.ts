import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { globSync } from 'tinyglobby';

/** A PostgreSQL server of our own, which may be killed. */
export interface Postgres {
  url: string;
  /** Ends it without a goodbye, and starts it again; resolves when it answers. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** Throws what to install where there is no PostgreSQL. */
export async function startPostgres(): Promise<Postgres> {
  const programs = binaries();
  const owner = unprivileged();
  const folder = await mkdtemp(join(tmpdir(), 'inlay-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'inlay', '-A', 'trust', '-E', 'UTF8', '--no-locale'], {
    ...owner,
    stdio: 'ignore',
    cwd: folder,
  });
  const port = await freePort();
  const url = `postgres://inlay@127.0.0.1:${port}/postgres`;
  const begin = () =>
    spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });

  /** One that was killed leaves children, and while they live the next cannot start. */
  async function untilItAnswers(first: ChildProcess): Promise<ChildProcess> {
    let server = first;
    for (;;) {
      if (await answers(url)) return server;
      if (server.exitCode !== null) server = begin();
      await wait(200);
    }
  }

  let server = await untilItAnswers(begin());
  const end = async (signal: NodeJS.Signals) => {
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  return {
    url,
    async killAndRestart() {
      await end('SIGKILL');
      server = await untilItAnswers(begin());
    },
    async stop() {
      await end('SIGINT');
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

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
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
