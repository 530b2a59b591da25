import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { claimFolder } from './claim-folder.ts';
import type { Database, Queries } from './types.ts';
import { named } from './unavailable.ts';

/** Extensions that the SQL scripts create. */
export const extensions = { fuzzystrmatch, pg_trgm, unaccent };

type Runner = Pick<PGlite, 'query' | 'exec'>;

interface EmbeddedOptions {
  /** The folder of its files; in memory without one. */
  folder?: string | undefined;
  /** A dump to load if there are no files yet. */
  snapshot?: Blob | undefined;
  schema: string;
  fresh: boolean;
}

/** PostgreSQL inside this process. */
export async function openEmbedded({ folder, snapshot, schema, fresh }: EmbeddedOptions): Promise<Database> {
  const release = folder ? await claimFolder(folder) : undefined;
  if (folder && fresh) await rm(folder, { recursive: true, force: true });
  if (folder) await mkdir(dirname(folder), { recursive: true });
  const database = await PGlite.create({
    ...(folder && { dataDir: folder }),
    ...(snapshot && { loadDataDir: snapshot }),
    extensions,
  }).catch(async (cause: unknown) => {
    await release?.();
    // As after an interrupted first start.
    throw new Error(`The database in ${folder ?? 'memory'} cannot be opened. Start with --fresh to begin anew.`, {
      cause,
    });
  });
  await database.exec(`SET search_path = ${schema}, public`);
  return {
    ...queriesOf(database),
    tx: (work) => database.transaction((transaction) => work(queriesOf(transaction))),
    async close() {
      await database.close();
      await release?.();
    },
  };
}

function queriesOf(runner: Runner): Queries {
  return {
    query: async <Row>(text: string, values?: readonly unknown[]) =>
      (await named(runner.query<Row>(text, values && [...values]))).rows,
    exec: async (script) => void (await named(runner.exec(script))),
  };
}
