import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { extensions } from '../../../demo/services/database/embedded.ts';
import { recordStatements } from '../previous-version/record.ts';
import { type Database, openDatabase } from '../../../demo/services/index.ts';

const scripts = fileURLToPath(new URL('../../../demo/services/sql', import.meta.url));

/** An empty database for one test file: a schema of the server that DATABASE_URL names, or one in memory. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env['DATABASE_URL'];
  return recordStatements(url ? await openSchema(url) : await openDatabase({ snapshot: await snapshot() }));
}

async function openSchema(url: string): Promise<Database> {
  const schema = `test_${process.pid}_${Date.now().toString(36)}`;
  const database = await openDatabase({ url, schema });
  return {
    ...database,
    async close() {
      await database.exec(`DROP SCHEMA ${schema} CASCADE`);
      await database.close();
    },
  };
}

/** A new cluster takes seconds to create and a moment to load: the first test file creates it for all. */
async function snapshot(): Promise<Blob> {
  const file = join(tmpdir(), `inlay-tables-${await versionOfTables()}.tar`);
  const snapshot = await readFile(file).catch(() => undefined);
  if (snapshot) return new Blob([snapshot]);
  const folder = await mkdtemp(join(tmpdir(), 'inlay-tables-'));
  await (await openDatabase({ folder })).close();
  const cluster = await PGlite.create({ dataDir: folder, extensions });
  const dump = await cluster.dumpDataDir('none');
  await cluster.close();
  await writeFile(join(folder, 'draft.tar'), new Uint8Array(await dump.arrayBuffer()));
  // Moved into place when complete, because another test file may read it at the same time.
  await rename(join(folder, 'draft.tar'), file);
  await rm(folder, { recursive: true, force: true });
  return dump;
}

async function versionOfTables(): Promise<string> {
  const lockfile = await readFile(new URL('../../../package-lock.json', import.meta.url), 'utf8');
  const names = (await readdir(scripts)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(scripts, name), 'utf8')));
  return createHash('sha256')
    .update([lockfile, ...texts].join('\n'))
    .digest('hex')
    .slice(0, 12);
}
