import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, startApp } from './setup/app.ts';

describe('A session', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const refresh = async (refreshToken: string) => {
    const form = { grant_type: 'refresh_token', client_id: 'Dotcom' };
    const answer = await app.call('refreshTokens', { form, headers: { refresh_token: refreshToken } });
    return {
      ...answer,
      accessToken: answer.headers.get('access_token') ?? '',
      refreshToken: answer.headers.get('refresh_token') ?? '',
    };
  };
  const whoAmI = (accessToken: string) =>
    app.call('getUser', { path: { userId: 'me' }, headers: { authorization: `Bearer ${accessToken}` } });

  it('continues with new tokens', async () => {
    const reader = await app.newReader();
    app.pass(601);
    assert.equal((await whoAmI(reader.accessToken)).code, 2001);
    const next = await refresh(reader.refreshToken);
    assert.equal(next.status, 200);
    assert.deepEqual(next.body, { access_token: next.accessToken, token_type: 'Bearer', expires_in: 600 });
    assert.notEqual(next.refreshToken, reader.refreshToken);
    assert.equal((await whoAmI(next.accessToken)).status, 200);
  });

  it('never gives the same access token twice, not even in one second', async () => {
    const reader = await app.newReader();
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(reader.refreshToken)));
    assert.equal(new Set(answers.map(({ accessToken }) => accessToken)).size, 6);
  });

  it('gives six tabs that refresh at the same moment the same next token', async () => {
    const reader = await app.newReader();
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(reader.refreshToken)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200, 200, 200],
    );
    assert.equal(new Set(answers.map(({ refreshToken }) => refreshToken)).size, 1);
    assert.equal((await refresh(answers[0]?.refreshToken ?? '')).status, 200);
  });

  it('forgives a repeated refresh within 30 seconds', async () => {
    const reader = await app.newReader();
    const first = await refresh(reader.refreshToken);
    app.pass(29);
    const again = await refresh(reader.refreshToken);
    assert.equal(again.refreshToken, first.refreshToken);
  });

  it('ends for all its holders if an old refresh token is used again later', async () => {
    const reader = await app.newReader();
    const { refreshToken, accessToken } = await refresh(reader.refreshToken);
    app.pass(31);
    const stolen = await refresh(reader.refreshToken);
    assert.equal(stolen.status, 401);
    assert.deepEqual(stolen.body, { error: 'invalid_grant' });
    assert.equal((await refresh(refreshToken)).status, 401);
    assert.equal((await whoAmI(accessToken)).code, 2001);
  });

  it('does not affect other sessions of the same reader', async () => {
    const reader = await app.newReader();
    const other = await app.signIn(reader.email, reader.password);
    await refresh(reader.refreshToken);
    app.pass(31);
    await refresh(reader.refreshToken);
    assert.equal((await whoAmI(other.accessToken)).status, 200);
  });

  it('ends after thirty days without a visit', async () => {
    const { refreshToken } = await app.newReader();
    app.pass(30 * 24 * 3600 + 1);
    assert.equal((await refresh(refreshToken)).status, 401);
  });

  it('ends immediately on sign-out, with all its tokens', async () => {
    const reader = await app.newReader();
    assert.equal((await app.call('signOut', { headers: { refresh_token: reader.refreshToken } })).status, 204);
    assert.equal((await whoAmI(reader.accessToken)).code, 2001);
    assert.equal((await refresh(reader.refreshToken)).status, 401);
  });

  it('can be signed out with only the access token, and twice', async () => {
    const reader = await app.newReader();
    assert.equal((await app.call('signOut', { headers: reader.signedIn })).status, 204);
    assert.equal((await app.call('signOut', { headers: reader.signedIn })).status, 204);
    assert.equal((await refresh(reader.refreshToken)).status, 401);
  });

  it('cannot be made up', async () => {
    const { accessToken, user } = await app.newReader();
    const [, payload] = accessToken.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
    for (const token of ['', 'x', 'a.b.c', unsigned, `${accessToken}x`]) assert.equal((await whoAmI(token)).code, 2001);
    assert.equal((await refresh(user.id)).status, 401);
    assert.equal((await refresh('')).status, 401);
  });

  it('keeps no token in the database that could be used', async () => {
    const { refreshToken } = await app.newReader();
    const rows = await app.database.query('SELECT * FROM refresh_tokens');
    assert.ok(!JSON.stringify(rows).includes(refreshToken));
  });

  it('refuses what is no refresh', async () => {
    const { refreshToken } = await app.newReader();
    const headers = { refresh_token: refreshToken };
    const other = await app.call('refreshTokens', {
      form: { grant_type: 'password', client_id: 'Dotcom' },
      isWrong: true,
      headers,
    });
    assert.deepEqual([other.status, other.body], [400, { error: 'unsupported_grant_type' }]);
    const otherSignIn = await app.call('refreshTokens', {
      form: { grant_type: 'refresh_token', client_id: 'Elsewhere' },
      isWrong: true,
      headers,
    });
    assert.deepEqual([otherSignIn.status, otherSignIn.body], [400, { error: 'invalid_client' }]);
  });
});
