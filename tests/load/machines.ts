import { chownSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../demo/services/index.ts';
import type { Deployment } from './deployments.ts';
import { startPostgres, startReplica } from './postgres.ts';
import { freePort, type Program, requireProgram, startProgram, unprivileged } from './programs.ts';
import { schema, startService } from './service.ts';

/**
 * The deployment in docs/operate: HAProxy in front of two processes, which reach the primary through PgBouncer, read
 * lists from a streaming replica and count limits in Redis.
 */
export async function machines(): Promise<Deployment> {
  for (const name of ['haproxy', 'pgbouncer', 'redis-server']) requireProgram(name);
  const folder = await mkdtemp(join(tmpdir(), 'inlay-machines-'));
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const primary = await startPostgres();
  await prepareForPgBouncer(primary.url);
  const replica = await startReplica(primary);
  const pgbouncer = await startPgBouncer(folder, primary.url);
  const redis = await startRedis();
  const pooled = new URL(primary.url);
  pooled.port = String(pgbouncer.port);
  const start = () =>
    startService({
      DATABASE_URL: pooled.href,
      DATABASE_REPLICA_URL: replica.url,
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    });
  const services = [await start(), await start()];
  const haproxy = await startHaproxy(
    folder,
    services.map(({ origin }) => new URL(origin).host),
  );
  return {
    origin: `http://127.0.0.1:${haproxy.port}`,
    kills: {
      'one process of two': services[0]!.killAndRestart,
      'the replica': () => replica.killAndRestart(),
      Redis: () => redis.killAndRestart(),
      PgBouncer: () => pgbouncer.killAndRestart(),
      'the primary': () => primary.killAndRestart(),
    },
    isAlive: () => services.every((service) => service.isAlive()),
    complaints: () => services.map(({ complaints }) => complaints()).join(''),
    async stop(look) {
      await haproxy.stop();
      await Promise.all(services.map((service) => service.stop()));
      const database = await openDatabase({ url: primary.url, schema });
      await look(database);
      await database.close();
      for (const part of [redis, pgbouncer, replica, primary]) await part.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** As in docs/operate/services.md: migrations use the server directly, and the role has the settings. */
async function prepareForPgBouncer(url: string): Promise<void> {
  const database: Database = await openDatabase({ url, schema });
  await database.exec(`ALTER ROLE inlay SET search_path = ${schema}, public; ALTER ROLE inlay SET lock_timeout = '3s'`);
  await database.close();
}

async function startPgBouncer(folder: string, url: string): Promise<Program> {
  const { hostname, port: serverPort } = new URL(url);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${serverPort} user=inlay
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
ignore_startup_parameters = options
`,
  );
  return startProgram('pgbouncer', ['-q', file], { port, owner: unprivileged(), cwd: folder });
}

async function startRedis(): Promise<Program> {
  const port = await freePort();
  return startProgram('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { port });
}

/** The file in the package of the services, with other ports. */
async function startHaproxy(folder: string, hosts: readonly string[]): Promise<Program> {
  const port = await freePort();
  const shipped = await readFile(new URL('../../demo/services/deploy/haproxy.cfg', import.meta.url), 'utf8');
  const names = [...shipped.matchAll(/^ {2}server (\S+) (\S+)/gm)];
  const text = names
    .reduce((config, [line, name], index) => config.replace(line, `  server ${name} ${hosts[index]}`), shipped)
    .replace('bind :8080', `bind 127.0.0.1:${port}`);
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, text);
  return startProgram('haproxy', ['-f', file], { port });
}
