import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Database, openDatabase } from '../../demo/services/index.ts';
import { openTestDatabase } from './setup/database.ts';

describe('The database', () => {
  let database: Database;
  let folder: string;
  before(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'inlay-folder-'));
  });
  after(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const secrets = async () =>
    (await database.query<{ count: number }>('SELECT count(*)::int AS count FROM secrets'))[0]?.count;

  it('answers counts and big numbers as numbers, times as dates', async () => {
    const [row] = await database.query(
      `SELECT 5::bigint AS big, count(*)::int AS count, now() AS time FROM migrations`,
    );
    assert.equal(row?.['big'], 5);
    assert.equal(typeof row?.['count'], 'number');
    assert.ok(row?.['time'] instanceof Date);
  });

  it('keeps nothing of a transaction that failed', async () => {
    const failing = database.tx(async ({ query }) => {
      await query(`INSERT INTO secrets (name, value) VALUES ('draft', 'x')`);
      throw new Error('changed my mind');
    });
    await assert.rejects(failing, /changed my mind/);
    assert.equal(await secrets(), 0);
  });

  it('takes values as values', async () => {
    const [row] = await database.query<{ text: string }>('SELECT $1::text AS text', [`'; DROP TABLE users; --`]);
    assert.equal(row?.text, `'; DROP TABLE users; --`);
  });

  it('starts over when asked to', async () => {
    const url = process.env['DATABASE_URL'];
    const options = { url, schema: `fresh_${process.pid}`, folder: join(folder, 'fresh') };
    const count = async (opened: Database) => (await opened.query(`SELECT 1 FROM secrets`)).length;
    const first = await openDatabase(options);
    await first.query(`INSERT INTO secrets (name, value) VALUES ('kept', 'x')`);
    await first.close();
    const second = await openDatabase(options);
    assert.equal(await count(second), 1);
    await second.close();
    const fresh = await openDatabase({ ...options, fresh: true });
    assert.equal(await count(fresh), 0);
    await fresh.exec(`DROP SCHEMA ${options.schema} CASCADE`);
    await fresh.close();
  });

  it('rejects an invalid schema name', async () => {
    await assert.rejects(openDatabase({ schema: 'a; DROP' }), /not a plain name/);
  });

  it('refuses a folder that a living process writes to', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    try {
      await writeFile(join(folder, 'database.pid'), String(other.pid));
      await assert.rejects(
        openDatabase({ folder: join(folder, 'database') }),
        new RegExp(`in use by process ${other.pid}`),
      );
    } finally {
      other.kill();
    }
  });
});
