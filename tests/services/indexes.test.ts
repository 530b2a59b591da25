import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { Database } from '../../demo/services/index.ts';
import { type App, startApp } from './setup/app.ts';

let app: App;
const statements: [text: string, values: readonly unknown[] | undefined][] = [];
before(async () => {
  const wrap = (database: Database): Database => ({
    ...database,
    query: (text, values) => {
      statements.push([text, values]);
      return database.query(text, values);
    },
  });
  app = await startApp({ wrap });
});
after(() => app.stop());

it('a signed-in request finds its session and its user by an index, however many there are', async () => {
  const { signedIn } = await app.newReader();
  statements.length = 0;
  await app.call('getUser', { path: { userId: 'me' }, headers: signedIn });
  const reads = statements.filter(([text]) => /\bFROM sessions\b/.test(text));
  assert.ok(reads.length > 0);
  await app.database.tx(async ({ exec, query }) => {
    // PostgreSQL would scan a small table. With this setting it does so only if no index can be used.
    await exec('SET LOCAL enable_seqscan = off');
    for (const [text, values] of reads) {
      const plan = await query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
      assert.doesNotMatch(plan.map((line) => line['QUERY PLAN']).join('\n'), /Seq Scan on (?:sessions|users)\b/);
    }
  });
});
