import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lock } from './lock.ts';
import type { Database, Source } from './types.ts';

const folder = new URL('../sql/', import.meta.url);

/**
 * Runs the pending numbered scripts, and resolves to their names. Processes that start together run one at a time.
 * Without pending scripts nothing is changed, so that a role that may not create tables can start the services.
 */
export async function migrate(
  database: Database,
  { schema, fresh = false }: { schema: string; fresh?: boolean },
): Promise<string[]> {
  if (!fresh && (await missingMigrations(database)).length === 0) return [];
  return database.tx(async (queries) => {
    await lock(queries, 'migrations');
    if (fresh) await queries.exec(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
    await queries.exec(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    await queries.exec(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const names = await missingMigrations(queries);
    for (const name of names) {
      await queries.exec(await readFile(new URL(name, folder), 'utf8'));
      await queries.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
    }
    return names;
  });
}

/** The names of pending scripts, in order. */
export async function missingMigrations(source: Source): Promise<string[]> {
  const names = (await readdir(fileURLToPath(folder))).filter((name) => /^\d{3}-.+\.sql$/.test(name)).sort();
  // A table of the public schema is not ours.
  const [found] = await source.query<{ exists: boolean }>(
    "SELECT to_regclass(quote_ident(current_schema()) || '.migrations') IS NOT NULL AS exists",
  );
  if (!found?.exists) return names;
  const applied = new Set(
    (await source.query<{ name: string }>('SELECT name FROM migrations')).map(({ name }) => name),
  );
  return names.filter((name) => !applied.has(name));
}
