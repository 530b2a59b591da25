import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, startApp } from './setup/app.ts';
import type { Reader } from './setup/people.ts';

interface Device {
  id: string;
  userAgent: string;
  country: string;
  startedAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

describe('The sessions of an account', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const list = async ({ signedIn }: Reader) =>
    (await app.call<{ data: { sessions: Device[] } }>('listSessions', { path: { userId: 'me' }, headers: signedIn }))
      .body.data.sessions;
  const isIn = async ({ signedIn }: Reader) =>
    (await app.call('getUser', { path: { userId: 'me' }, headers: signedIn })).status === 200;
  const refresh = ({ refreshToken }: Reader) =>
    app.call('refreshTokens', {
      form: { grant_type: 'refresh_token', client_id: 'Dotcom' },
      headers: { refresh_token: refreshToken },
    });

  it('are listed with their browsers, the latest first, and the one that asks is marked', async () => {
    const reader = await app.newReader();
    app.pass(60);
    const answer = await app.call<{ data: never }>('signIn', {
      json: { username: reader.email, password: reader.password },
      headers: { 'user-agent': 'Mozilla/5.0 (Elsewhere)' },
    });
    assert.equal(answer.status, 200);
    const devices = await list(reader);
    assert.deepEqual(
      devices.map(({ userAgent, isCurrent }) => [userAgent, isCurrent]),
      [
        ['Mozilla/5.0 (Elsewhere)', false],
        ['node', true],
      ],
    );
  });

  it('show the country that the balancer says, as their owner’s data does', async () => {
    const behindBalancer = await startApp({ environment: { TRUST_PROXY: '1' } });
    const reader = await behindBalancer.newReader();
    await behindBalancer.call('signIn', {
      json: { username: reader.email, password: reader.password },
      headers: { 'x-client-country': 'no' },
    });
    const { body } = await behindBalancer.call<{ data: { sessions: Device[] } }>('listSessions', {
      path: { userId: 'me' },
      headers: reader.signedIn,
    });
    assert.deepEqual(body.data.sessions.map(({ country }) => country).sort(), ['', 'NO']);
    await behindBalancer.stop();
  });

  it('show when they were last renewed', async () => {
    const reader = await app.newReader();
    app.pass(300);
    await refresh(reader);
    const [device] = await list(reader);
    assert.ok(device && Date.parse(device.lastSeenAt) - Date.parse(device.startedAt) >= 299_000);
  });

  it('end one by one, immediately', async () => {
    const reader = await app.newReader();
    const other = await app.signIn(reader.email, reader.password);
    const id = (await list(reader)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    const end = () => app.call('endSession', { path: { userId: 'me', sessionId: id }, headers: reader.signedIn });
    assert.equal((await end()).status, 204);
    assert.equal(await isIn(other), false);
    assert.equal((await refresh(other)).status, 401);
    assert.equal(await isIn(reader), true);
    assert.equal((await end()).code, 4004);
  });

  it('end all together, with the one that asks or without it', async () => {
    const reader = await app.newReader();
    const other = await app.signIn(reader.email, reader.password);
    const end = (query: Record<string, string>) =>
      app.call('endSessions', { path: { userId: 'me' }, query, headers: reader.signedIn });
    assert.equal((await end({ except: 'current' })).status, 204);
    assert.deepEqual([await isIn(reader), await isIn(other)], [true, false]);
    assert.equal((await list(reader)).length, 1);
    assert.equal((await end({ except: 'others' })).code, 1000);
    assert.equal((await end({})).status, 204);
    assert.equal(await isIn(reader), false);
  });

  it('are hidden from other users', async () => {
    const [reader, other] = [await app.newReader(), await app.newReader()];
    const [device] = await list(reader);
    assert.equal(
      (await app.call('endSession', { path: { userId: 'me', sessionId: device?.id ?? '' }, headers: other.signedIn }))
        .code,
      4004,
    );
    assert.equal(
      (await app.call('listSessions', { path: { userId: reader.user.id }, headers: other.signedIn })).code,
      2006,
    );
    assert.equal((await app.call('endSessions', { path: { userId: 'me' } })).code, 2001);
    assert.equal(await isIn(reader), true);
  });

  it('leave the list when their tokens expire', async () => {
    const reader = await app.newReader();
    app.pass(20 * 24 * 3600);
    const later = await app.signIn(reader.email, reader.password);
    app.pass(11 * 24 * 3600);
    const { headers } = await refresh(later);
    const fresh = { ...later, signedIn: { authorization: `Bearer ${headers.get('access_token') ?? ''}` } };
    assert.equal((await list(fresh)).length, 1);
  });
});
