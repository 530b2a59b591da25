import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, startApp } from './setup/app.ts';

describe('Faults', () => {
  let app: App;
  before(async () => (app = await startApp({ faults: true })));
  after(() => app.stop());

  const order = (fault: Record<string, unknown>) =>
    fetch(`${app.origin}/services/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
  const clear = () => fetch(`${app.origin}/services/faults`, { method: 'DELETE' });
  const geo = () => fetch(`${app.origin}/services/geo`, { headers: { origin: app.microsite } });

  it('replace an answer as often as ordered, readable across origins', async () => {
    assert.equal(
      (
        await order({
          path: '/services/geo',
          status: 503,
          body: { error: 'down' },
          headers: { 'retry-after': '7' },
          times: 2,
        })
      ).status,
      204,
    );
    for (let round = 0; round < 2; round += 1) {
      const answer = await geo();
      assert.equal(answer.status, 503);
      assert.equal(answer.headers.get('retry-after'), '7');
      assert.equal(answer.headers.get('access-control-allow-origin'), app.microsite);
      assert.deepEqual(await answer.json(), { error: 'down' });
    }
    assert.equal((await geo()).status, 200);
  });

  it('send broken bodies as they are', async () => {
    await order({ path: '/services/geo', body: '{"country_code":', times: 1 });
    assert.equal(await (await geo()).text(), '{"country_code":');
  });

  it('delay an answer, or drip it', async () => {
    await order({ path: '/services/geo', latency: 150, times: 1 });
    const start = performance.now();
    assert.equal((await geo()).status, 200);
    assert.ok(performance.now() - start >= 145);
    await order({ path: '/services/geo', body: '12345', trickle: 30, times: 1 });
    const dripping = performance.now();
    assert.equal(await (await geo()).text(), '12345');
    assert.ok(performance.now() - dripping >= 115);
  });

  it('apply to one method, or to all paths with the same prefix, until they are removed', async () => {
    await order({ method: 'POST', path: '/services/*', status: 500 });
    assert.equal((await geo()).status, 200);
    assert.equal((await fetch(`${app.origin}/services/user/v2/auth/signin`, { method: 'POST' })).status, 500);
    assert.equal((await clear()).status, 204);
    assert.equal((await fetch(`${app.origin}/services/user/v2/auth/signin`, { method: 'POST' })).status, 400);
  });
});
