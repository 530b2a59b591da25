import assert from 'node:assert/strict';
import type { Server } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { openServer } from '../../demo/services/database/server.ts';
import type { Database } from '../../demo/services/index.ts';
import { startHollowServer } from './setup/hollow-server.ts';

describe('A database server that disconnects', () => {
  let server: Server;
  let hangUp: () => void;
  let database: Database;
  before(async () => {
    const started = await startHollowServer();
    ({ server, hangUp } = started);
    database = await openServer({ url: started.url, schema: 'inlay' });
  });
  after(async () => {
    await database.close();
    server.close();
  });

  it('fails the current transaction with the reason, and serves the next', async () => {
    const transaction = database.tx(async ({ query }) => {
      await query('SELECT');
      hangUp();
      await query('SELECT').catch(() => undefined);
      throw new Error('the work itself failed');
    });
    await assert.rejects(transaction, /the work itself failed/);
    assert.deepEqual(await database.query('SELECT'), []);
    await database.tx(async ({ query }) => assert.deepEqual(await query('SELECT'), []));
  });

  it('fails a statement that waits for its response', async () => {
    const transaction = database.tx(async ({ query }) => {
      const answer = query('SELECT');
      hangUp();
      await answer;
      await query('SELECT');
    });
    await assert.rejects(transaction, /Connection terminated|ECONNRESET|not queryable/);
    assert.deepEqual(await database.query('SELECT'), []);
  });

  it('fails only one transaction if it disconnects while the connection is handed over', async () => {
    let connections = 0;
    const started = await startHollowServer({
      greets: (refusal) => ((connections += 1) === 2 ? refusal : Buffer.alloc(0)),
    });
    const leaving = await openServer({ url: started.url, schema: 'inlay' });
    const transaction = leaving.tx(async ({ query }) => {
      await leaving.tx(async (other) => void (await other.query('SELECT'))).catch(() => undefined);
      assert.deepEqual(await query('SELECT'), []);
    });
    await transaction;
    await leaving.close();
    started.server.close();
  });
});
