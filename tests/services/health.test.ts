import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Hono } from 'hono';
import type { Database } from '../../demo/services/index.ts';
import { createHealth } from '../../demo/services/http/health.ts';

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
