import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it, mock } from 'node:test';
import { withReplica } from '../../demo/services/database/replica.ts';
import { DatabaseUnavailable } from '../../demo/services/database/unavailable.ts';
import { type Database, log } from '../../demo/services/index.ts';
import { type App, startApp } from './setup/app.ts';

describe('With a replica', () => {
  let app: App;
  let failure: Error | undefined;
  let onReplica: string[] = [];
  before(async () => {
    // The same tables: the test is about which connection is read.
    const wrap = (database: Database) =>
      withReplica(database, {
        ...database,
        query(text, values) {
          onReplica.push(text);
          return failure ? Promise.reject(failure) : database.query(text, values);
        },
        close: () => Promise.resolve(),
      });
    app = await startApp({ wrap });
  });
  afterEach(() => {
    [failure, onReplica] = [undefined, []];
    mock.restoreAll();
  });
  after(() => app.stop());

  const statuses = async (...names: string[]) =>
    Promise.all(names.map(async (name) => (await app.call(name, { query: { q: 'hydrogen' } })).status));

  it('lists and search are read there, and nothing of an account', async () => {
    assert.deepEqual(await statuses('searchPages', 'searchJobs'), [200, 200]);
    const reads = onReplica.length;
    assert.ok(reads >= 2, `${reads} statements`);
    const { signedIn } = await app.newReader();
    assert.equal((await app.call('getUser', { path: { userId: 'me' }, headers: signedIn })).status, 200);
    assert.equal(onReplica.length, reads);
  });

  it('the primary is read while the replica fails', async () => {
    mock.method(log, 'warn', () => undefined);
    failure = Object.assign(new Error('no such table yet'), { severity: 'ERROR', code: '42P01' });
    assert.deepEqual(await statuses('searchPages', 'searchJobs'), [200, 200]);
    failure = new DatabaseUnavailable('away');
    onReplica = [];
    assert.deepEqual(await statuses('searchJobs'), [200]);
    assert.equal(onReplica.length, 1);
    assert.deepEqual(await statuses('searchJobs', 'searchPages'), [200, 200]);
    assert.equal(onReplica.length, 1, 'it is left alone for a while');
  });
});
