import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../demo/services/index.ts';
import { machines } from './machines.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { startScript } from './processes.ts';
import { schema, startService } from './service.ts';

/** The services as in production. */
export interface Deployment {
  origin: string;
  /** Everything that can be killed, by its name in the table; each resolves after its restart. */
  kills: Record<string, () => Promise<void>>;
  /** False when a process of the services has crashed. */
  isAlive(): boolean;
  /** Errors in the log of the services. */
  complaints(): string;
  /** Stops the services, returns their figures and removes their data. */
  stop(look: (database: Database) => Promise<void>): Promise<void>;
}

export const deployments: Record<string, () => Promise<Deployment>> = { embedded, postgresql, machines };

/** One process with the embedded database. */
async function embedded(): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-load-'));
  const database = join(folder, 'database');
  const service = await startService({ DATA_FOLDER: database, DATABASE_URL: '' });
  return {
    origin: service.origin,
    kills: { 'the process': service.killAndRestart },
    isAlive: service.isAlive,
    complaints: service.complaints,
    async stop(look) {
      await service.stop();
      const opened = await openDatabase({ folder: database, schema });
      await look(opened);
      await opened.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Two processes behind a balancer, with one PostgreSQL. */
async function postgresql(): Promise<Deployment> {
  const postgres: Postgres = await startPostgres();
  const start = () => startService({ DATABASE_URL: postgres.url });
  const services = await Promise.all([start(), start()]);
  const balancer = await startScript('balancer.ts', { parameters: services.map(({ origin }) => origin) });
  return {
    origin: balancer.address('Balancer'),
    kills: { 'one process of two': services[0]!.killAndRestart, 'the PostgreSQL server': postgres.killAndRestart },
    isAlive: () => services.every((service) => service.isAlive()),
    complaints: () => services.map(({ complaints }) => complaints()).join(''),
    async stop(look) {
      await Promise.all([balancer, ...services].map((part) => part.stop()));
      const database = await openDatabase({ url: postgres.url, schema });
      await look(database);
      await database.close();
      await postgres.stop();
    },
  };
}
