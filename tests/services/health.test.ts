import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Hono } from 'hono';
import { withDeadline } from '../../demo/services/database/deadline.ts';
import { openServer } from '../../demo/services/database/server.ts';
import type { Database } from '../../demo/services/index.ts';
import { createHealth } from '../../demo/services/http/health.ts';
import { startHollowServer } from './setup/hollow-server.ts';

/** A fake database with only `query`. */
function healthWith(query: () => Promise<unknown[]>) {
  const app = new Hono();
  createHealth({ query } as unknown as Database).mount(app);
  return async () => {
    const response = await app.request('/health/ready');
    return [response.status, response.headers.get('cache-control')];
  };
}

it('is not ready without a database, without tables, or where the database takes too long', async () => {
  const pending = healthWith(() => new Promise(() => {}))();
  assert.deepEqual(await healthWith(() => Promise.reject(new Error('gone')))(), [503, 'no-store']);
  assert.deepEqual(await healthWith(() => Promise.resolve([]))(), [503, 'no-store']);
  assert.deepEqual(await pending, [503, 'no-store']);
});

it('is ready or not as the database is, however many requests wait for a connection', async () => {
  let isSilent = true;
  let statements = 0;
  const { server, hangUp, url } = await startHollowServer({ isSilent: () => ((statements += 1), isSilent) });
  const database = await openServer({ url, schema: 'inlay' });
  const app = new Hono();
  createHealth(database).mount(app);
  const requests = Promise.allSettled(
    Array.from({ length: 100 }, () => withDeadline(() => database.query('SELECT'), 3000)),
  );
  // Every connection for requests waits for a response.
  while (100 - statements > database.connections!().waiting) await new Promise(setImmediate);
  isSilent = false;
  const response = await app.request('/health/ready');
  // The server has no rows, so it has no tables.
  assert.deepEqual(await response.json(), { status: 'migrations are missing' });
  await requests;
  hangUp();
  await database.close();
  server.close();
});
