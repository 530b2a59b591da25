import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { User } from '../../demo/services/index.ts';
import { type App, startApp } from './setup/app.ts';
import { newAddress, type Reader } from './setup/people.ts';

const day = 24 * 3600;

describe('One’s own data', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const asReader = (reader: Reader) => ({ path: { userId: 'me' }, headers: reader.signedIn });
  const requestDeletion = (reader: Reader, json: Record<string, string> = {}) =>
    app.call<{ data: { dueAt: string } }>('askForDeletion', { ...asReader(reader), json });
  const due = async (reader: Reader) =>
    (await app.call<{ data: { dueAt: string | null } }>('getDeletion', asReader(reader))).body.data.dueAt;
  const isSignedIn = async ({ email, password }: Reader) =>
    (await app.call('signIn', { json: { username: email, password } })).status === 200;

  it('is handed out whole, without a secret', async () => {
    const reader = await app.newReader({ company: 'Vistula Foundries', subscriptions: ['weekly'] });
    await app.call('saveArticle', { ...asReader(reader), json: { articleId: 'hydrogen-grows-up', language: 'en' } });
    const found = await app.call<{ docs: { jobID: string }[] }>('searchJobs', { query: { pageSize: '1' } });
    await app.call('saveJob', { ...asReader(reader), json: { jobId: found.body.docs[0]!.jobID } });
    const { status, headers, body } = await app.call<{ data: Record<string, unknown> }>(
      'exportOwnData',
      asReader(reader),
    );
    assert.deepEqual([status, headers.get('cache-control')], [200, 'no-store']);
    const { profile, savedArticles, savedJobs, sessions, subscriptions } = body.data as Record<
      string,
      { company?: string; email?: string; length?: number }
    >;
    assert.deepEqual(
      [profile?.email, profile?.company, savedArticles?.length, savedJobs?.length, sessions?.length, subscriptions],
      [reader.email, 'Vistula Foundries', 1, 1, 1, ['weekly']],
    );
    assert.doesNotMatch(JSON.stringify(body), /argon|hash|token/i);
  });

  it('is deleted two weeks after its owner’s request with the password, and two e-mails announce it', async () => {
    const reader = await app.newReader();
    const elsewhere = await app.signIn(reader.email, reader.password);
    app.pass(day);
    const asking = await app.signIn(reader.email, reader.password);
    const answer = await requestDeletion(asking, { password: reader.password });
    assert.equal(answer.status, 202);
    assert.equal(await due(asking), answer.body.data.dueAt);
    assert.equal((await app.call('getUser', asReader(elsewhere))).code, 2001);
    assert.equal((await app.mailsTo(reader.email))[0]?.kind, 'account-deletion');

    app.pass(13 * day);
    await app.services.sweep();
    assert.equal(await isSignedIn(reader), true);
    app.pass(2 * day);
    await app.services.sweep();
    assert.equal(await isSignedIn(reader), false);
    assert.equal((await app.mailsTo(reader.email))[0]?.kind, 'account-deleted');
    assert.deepEqual(await app.database.query('SELECT 1 FROM sessions WHERE user_id::text = $1', [reader.user.id]), []);
  });

  it('stays when its owner thinks better of it', async () => {
    const reader = await app.newReader();
    await requestDeletion(reader, { password: reader.password });
    const first = await due(reader);
    app.pass(60);
    assert.equal((await requestDeletion(reader, { password: reader.password })).body.data.dueAt, first);
    assert.equal((await app.call('cancelDeletion', asReader(reader))).status, 204);
    assert.equal(await due(reader), null);
    app.pass(15 * day);
    await app.services.sweep();
    assert.equal(await isSignedIn(reader), true);
  });

  it('is deleted without a password only right after a sign-in', async () => {
    const reader = await app.newReader();
    app.pass(301);
    const stale = { ...reader };
    const { headers } = await app.call('refreshTokens', {
      form: { grant_type: 'refresh_token', client_id: 'Dotcom' },
      headers: { refresh_token: reader.refreshToken },
    });
    stale.signedIn = { authorization: `Bearer ${headers.get('access_token') ?? ''}` };
    assert.equal((await requestDeletion(stale)).code, 2007);
    assert.equal((await requestDeletion(await app.signIn(reader.email, reader.password))).status, 202);
  });

  it('is not deleted at the request of another user', async () => {
    const [reader, other] = [await app.newReader(), await app.newReader()];
    assert.equal((await requestDeletion(reader, { password: 'not-this-one-1' })).code, 2008);
    assert.equal(
      (await app.call('askForDeletion', { path: { userId: reader.user.id }, headers: other.signedIn, json: {} })).code,
      2006,
    );
    assert.equal(
      (await app.call('exportOwnData', { path: { userId: reader.user.id }, headers: other.signedIn })).code,
      2006,
    );
    assert.equal((await app.call('exportOwnData', { path: { userId: 'me' } })).code, 2001);
    assert.equal(await due(reader), null);
  });
});

describe('The limits of an account', () => {
  let app: App;
  before(async () => (app = await startApp({ environment: { RATE_LIMIT_FACTOR: '1' } })));
  after(() => app.stop());

  it('allow five guesses at the password in a session that was left open', async () => {
    const reader = await app.newReader();
    const guess = (password: string) =>
      app.call('askForDeletion', { path: { userId: 'me' }, headers: reader.signedIn, json: { password } });
    for (let attempt = 0; attempt < 5; attempt += 1) assert.equal((await guess(`wrong-number-${attempt}`)).code, 2008);
    const { code, headers } = await guess(reader.password);
    assert.equal(code, 2005);
    assert.ok(Number(headers.get('retry-after')) > 0);
  });

  it('reject a change of address and password as a whole once the address has had eight e-mails', async () => {
    const reader = await app.newReader();
    const email = newAddress();
    const change = (json: object) =>
      app.call<{ data: User }>('changeUser', { path: { userId: 'me' }, headers: reader.signedIn, json });
    for (let mails = 0; mails < 8; mails += 1) assert.equal((await change({ email })).status, 200);
    assert.equal((await change({ firstName: 'Grete', email, password: 'Tram-to-Bergen-8' })).code, 2005);
    const { user } = await app.signIn(reader.email, reader.password);
    assert.equal(user.firstName, reader.user.firstName);
  });
});
