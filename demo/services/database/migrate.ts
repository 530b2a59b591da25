import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lock } from './lock.ts';
import type { Database } from './types.ts';

const folder = new URL('../sql/', import.meta.url);

/** Runs the numbered scripts that this database has not seen; processes that start together take turns. */
export async function migrate(
  database: Database,
  { schema, fresh }: { schema: string; fresh: boolean },
): Promise<void> {
  const names = (await readdir(fileURLToPath(folder))).filter((name) => /^\d{3}-.+\.sql$/.test(name)).sort();
  const scripts = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
  );
  await database.tx(async ({ query, exec }) => {
    await lock({ query, exec }, 'migrations');
    if (fresh) await exec(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
    await exec(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    await exec(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const applied = new Set((await query<{ name: string }>('SELECT name FROM migrations')).map(({ name }) => name));
    for (const { name, text } of scripts) {
      if (applied.has(name)) continue;
      await exec(text);
      await query('INSERT INTO migrations (name) VALUES ($1)', [name]);
    }
  });
}
