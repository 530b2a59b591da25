import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { createServerClock } from '../../demo/services/database/index.ts';
import {
  createMail,
  createServices,
  type Database,
  log,
  readSettings,
  type Services,
  type User,
} from '../../demo/services/index.ts';
import { content } from './setup/content.ts';
import { openTestDatabase } from './setup/database.ts';

// The demo's users sign in.
const settings = readSettings({ DEMO_ACCOUNTS: '1' });
const addresses = { site: 'http://127.0.0.1:4100', cdn: '', microsite: '' };
const clock = () => new Date();

const signIn = (services: Services) =>
  services.request('/services/user/v2/auth/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'reader@alder-voss.example', password: 'Lighthouse-42' }),
  });

const renew = (services: Services, refreshToken: string) =>
  services.request('/services/user/v2/auth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', refresh_token: refreshToken },
    body: 'grant_type=refresh_token&client_id=Dotcom',
  });

describe('Two processes behind a balancer', () => {
  let database: Database;
  let services: [Services, Services];
  before(async () => {
    database = await openTestDatabase();
    const start = () =>
      createServices({ database, mail: createMail({ database, clock }), content, addresses, clock, settings });
    services = await Promise.all([start(), start()]);
  });
  after(() => database.close());

  it('honour each other’s tokens', async () => {
    const [first, second] = services;
    const { headers } = await signIn(first);
    const authorization = `Bearer ${headers.get('access_token')}`;
    const answer = await second.request('/services/user/v2/users/me', { headers: { authorization } });
    assert.equal(((await answer.json()) as { data: User }).data.email, 'reader@alder-voss.example');
    assert.equal((await renew(second, headers.get('refresh_token') ?? '')).status, 200);
  });

  it('count wrong passwords together', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const answer = await services[round % 2 ? 1 : 0].request('/services/user/v2/auth/signin', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'unknown@readers.example', password: 'guess' }),
      });
      statuses.push(answer.status);
    }
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 423]);
  });

  it('filled one index and made each demo user once', async () => {
    const [users] = await database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM users WHERE email LIKE '%@alder-voss.example'`,
    );
    assert.equal(users?.count, 3);
    const result = await services[1].search.pages({ q: 'hydrogen', language: 'en', pageFilter: 'insights' });
    assert.equal(result.numFound, 2);
  });

  it('forget what has expired, and only that', async () => {
    const count = async () => (await database.query('SELECT 1 FROM refresh_tokens')).length;
    const before = await count();
    await services[0].sweep();
    assert.equal(await count(), before);
    await database.query(`UPDATE refresh_tokens SET expires_at = now() - interval '1 day'`);
    await services[1].sweep();
    assert.equal(await count(), 0);
    assert.deepEqual(await database.query('SELECT 1 FROM sessions'), []);
  });
});

describe('Two processes on machines whose clocks are an hour apart', () => {
  const hour = 3_600_000;
  let database: Database;
  let services: [Services, Services];
  const stops: (() => void)[] = [];
  before(async () => {
    mock.method(log, 'warn', () => undefined);
    database = await openTestDatabase();
    const start = async (offset: number) => {
      const machineTime = () => Date.now() + offset;
      const { clock, stop } = await createServerClock(database, () => new Date(machineTime()), machineTime);
      stops.push(stop);
      return createServices({ database, mail: createMail({ database, clock }), content, addresses, clock, settings });
    };
    services = [await start(0), await start(hour)];
  });
  after(async () => {
    for (const stop of stops) stop();
    mock.restoreAll();
    await database.close();
  });

  const statusAt = async (services: Services, accessToken: string) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    return (await services.request('/services/user/v2/users/me', { headers })).status;
  };

  it('accept each other’s tokens, and end no session as stolen', async () => {
    const [first, second] = services;
    const { headers } = await signIn(first);
    assert.equal(await statusAt(second, headers.get('access_token') ?? ''), 200);
    // Two tabs renew at the same time, each at another process.
    for (const services of [first, second]) {
      const renewed = await renew(services, headers.get('refresh_token') ?? '');
      assert.equal(renewed.status, 200);
      assert.equal(await statusAt(first, renewed.headers.get('access_token') ?? ''), 200);
    }
    await second.sweep();
    assert.equal(await statusAt(first, headers.get('access_token') ?? ''), 200);
  });
});
