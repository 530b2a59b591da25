/**
 * Access to PostgreSQL: the embedded one by default, a server or cluster by `url`. Independent of the meaning of the
 * tables.
 */
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { withReplica } from './replica.ts';
import { openServer } from './server.ts';
import type { Database } from './types.ts';

export { claimFolder } from './claim-folder.ts';
export { withDeadline, withoutDeadline } from './deadline.ts';
export { lock } from './lock.ts';
export { openServer } from './server.ts';
export { createServerClock } from './server-clock.ts';
export { migrate, missingMigrations } from './migrate.ts';
export { sweep } from './sweep.ts';
export type { Database, Queries, Source } from './types.ts';
export { DatabaseUnavailable } from './unavailable.ts';

export interface DatabaseOptions {
  /** A `postgres://` address; without it the database is embedded. */
  url?: string;
  /** The address of a streaming replica, for reads that may lag. */
  replicaUrl?: string | undefined;
  /** The schema of all tables, so that a shared server stays tidy. */
  schema?: string;
  /** The folder of the embedded database; without it, the data stays in memory. */
  folder?: string;
  /** A dump of an embedded database to load, which is faster than creating one. */
  snapshot?: Blob;
  /** Deletes all data first. */
  fresh?: boolean;
}

/** Opens the database and runs pending migrations. */
export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const { schema = 'inlay', fresh = false } = options;
  const database = await connect(options);
  try {
    await migrate(database, { schema, fresh });
    const { replicaUrl } = options;
    if (!replicaUrl) return database;
    const replica = { url: replicaUrl, schema, variable: 'DATABASE_REPLICA_URL', isRequired: false };
    return withReplica(database, await openServer(replica));
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the database without migrations. */
export function connect({
  url,
  schema = 'inlay',
  folder,
  snapshot,
  fresh = false,
}: DatabaseOptions): Promise<Database> {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(schema)) {
    throw new Error(
      `database: DATABASE_SCHEMA "${schema}" is not a plain name. Use lower-case letters, digits and underscores.`,
    );
  }
  return url ? openServer({ url, schema }) : openEmbedded({ folder, snapshot, schema, fresh });
}
