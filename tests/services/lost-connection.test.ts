import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { openServer } from '../../demo/services/database/server.ts';
import type { Database } from '../../demo/services/index.ts';

/** As much of PostgreSQL's protocol as answers every statement with no rows; `greets` is what may follow its readiness. */
async function startHollowServer({ greets = () => Buffer.alloc(0) }: { greets?: (refusal: Buffer) => Buffer } = {}) {
  const sockets = new Set<Socket>();
  const message = (type: string, body: Buffer) => {
    const head = Buffer.from(`${type}\0\0\0\0`);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const ready = message('Z', Buffer.from('I'));
  const refusal = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'));
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready, greets(refusal)]));
      socket.on('data', (bytes) => {
        if (String(bytes).startsWith('Q'))
          socket.write(Buffer.concat([message('C', Buffer.from('SELECT 0\0')), ready]));
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hangUp = () => sockets.forEach((socket) => socket.destroy());
  return { server, hangUp, url: `postgres://user@127.0.0.1:${(server.address() as AddressInfo).port}/some` };
}

describe('A database server that goes away', () => {
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

  it('fails the transaction that it was in the middle of, tells why, and serves the next', async () => {
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

  it('fails a statement that waits for its answer', async () => {
    const transaction = database.tx(async ({ query }) => {
      const answer = query('SELECT');
      hangUp();
      await answer;
      await query('SELECT');
    });
    await assert.rejects(transaction, /Connection terminated|ECONNRESET|not queryable/);
    assert.deepEqual(await database.query('SELECT'), []);
  });

  it('fails no more than one transaction when it goes away as the connection is handed over', async () => {
    let connections = 0;
    const started = await startHollowServer({
      greets: (refusal) => ((connections += 1) === 2 ? refusal : Buffer.alloc(0)),
    });
    const leaving = await openServer({ url: started.url, schema: 'inlay' });
    const hold = leaving.tx(async ({ query }) => {
      await leaving.tx(async (other) => void (await other.query('SELECT'))).catch(() => undefined);
      assert.deepEqual(await query('SELECT'), []);
    });
    await hold;
    await leaving.close();
    started.server.close();
  });
});
