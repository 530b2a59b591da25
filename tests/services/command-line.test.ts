import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(new URL('../../demo/services/server/entry.ts', import.meta.url));

describe('inlay-services migrate', () => {
  let folder: string;
  before(async () => (folder = await mkdtemp(join(tmpdir(), 'inlay-migrate-'))));
  after(() => rm(folder, { recursive: true }));

  it('names the database, so that a missing DATABASE_URL is noticed', async () => {
    const env = { ...process.env, DATABASE_URL: '', DATA_FOLDER: join(folder, 'database') };
    const migrate = async () =>
      (await promisify(execFile)(process.execPath, ['--import', 'tsx', script, 'migrate'], { env })).stdout;
    const name = `The embedded database in ${env.DATA_FOLDER}, because DATABASE_URL is not set: `;
    assert.ok((await migrate()).startsWith(`${name}migrated 001-`));
    assert.equal(await migrate(), `${name}nothing to migrate\n`);
  });
});
