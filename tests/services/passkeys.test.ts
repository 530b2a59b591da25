import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { User } from '../../demo/services/index.ts';
import { type App, startApp } from './setup/app.ts';
import { type Authenticator, createAuthenticator } from './setup/authenticator.ts';
import { type Reader, readerOf } from './setup/people.ts';

interface Options {
  data: {
    challenge: string;
    rp: { id: string };
    rpId: string;
    excludeCredentials: { id: string }[];
    user: { name: string };
  };
}
interface Passkey {
  id: string;
  name: string;
  userAgent: string;
  lastUsedAt: string | null;
}

describe('A passkey', () => {
  let app: App;
  let origin: string;
  before(async () => {
    app = await startApp();
    origin = app.origin.replace('127.0.0.1', 'localhost');
  });
  after(() => app.stop());

  const headers = (reader: Reader) => ({ ...reader.signedIn, origin });
  const begin = (reader: Reader) =>
    app.call<Options>('beginPasskey', { path: { userId: 'me' }, headers: headers(reader) });
  const add = (reader: Reader, response: unknown) =>
    app.call<{ data: Passkey }>('addPasskey', { path: { userId: 'me' }, json: { response }, headers: headers(reader) });
  const list = async (reader: Reader) =>
    (
      await app.call<{ data: { passkeys: Passkey[] } }>('listPasskeys', {
        path: { userId: 'me' },
        headers: reader.signedIn,
      })
    ).body.data.passkeys;
  const beginSignIn = async () => (await app.call<Options>('beginPasskeySignIn', { headers: { origin } })).body.data;
  const signIn = (response: unknown) =>
    app.call<{ data: User }>('signInByPasskey', { json: { response }, headers: { origin } });
  const answerOf = (authenticator: Authenticator, { challenge, rpId }: Options['data']) =>
    authenticator.get({ challenge, rpId, origin });

  async function readerWithPasskey() {
    const reader = await app.newReader();
    const authenticator = createAuthenticator();
    const { challenge, rp } = (await begin(reader)).body.data;
    const added = await add(reader, authenticator.create({ challenge, rpId: rp.id, origin }));
    assert.equal(added.status, 201);
    return { reader, authenticator, passkey: added.body.data };
  }

  it('is added on the profile and signs its owner in, without a user name', async () => {
    const { reader, authenticator, passkey } = await readerWithPasskey();
    assert.equal(passkey.lastUsedAt, null);
    const options = await beginSignIn();
    assert.deepEqual([options.rpId, 'allowCredentials' in options], ['localhost', false]);
    const answer = await signIn(answerOf(authenticator, options));
    assert.equal(answer.status, 200);
    assert.equal(answer.body.data.id, reader.user.id);
    const signedIn = readerOf(answer, reader.email, '');
    assert.equal((await app.call('getUser', { path: { userId: 'me' }, headers: signedIn.signedIn })).status, 200);
    assert.ok((await list(reader))[0]?.lastUsedAt);
  });

  it('is not made twice on the same device', async () => {
    const { reader, passkey } = await readerWithPasskey();
    const { excludeCredentials, user } = (await begin(reader)).body.data;
    assert.deepEqual([excludeCredentials.map(({ id }) => id), user.name], [[passkey.id], reader.email]);
  });

  it('is reported to its owner by mail, in their language, when it is added and when it is removed', async () => {
    const { reader, passkey } = await readerWithPasskey();
    const kinds = async () => (await app.mailsTo(reader.email)).map(({ kind, language }) => `${kind} ${language}`);
    assert.equal((await kinds())[0], 'passkey-added en');
    await app.call('removePasskey', {
      path: { userId: 'me', passkeyId: passkey.id },
      query: { lang: 'de' },
      headers: reader.signedIn,
    });
    assert.deepEqual((await kinds()).slice(0, 2), ['passkey-removed de', 'passkey-added en']);
  });

  it('has the name that its owner gives it, and reports that by mail', async () => {
    const { reader, authenticator, passkey } = await readerWithPasskey();
    const rename = (by: Reader, name: string) =>
      app.call<{ data: Passkey }>('renamePasskey', {
        path: { userId: 'me', passkeyId: passkey.id },
        json: { name },
        headers: by.signedIn,
        isWrong: name.length > 60,
      });
    assert.equal(passkey.name, '');
    const renamed = await rename(reader, '  Work laptop ');
    assert.deepEqual(
      [renamed.status, renamed.body.data.name, (await list(reader))[0]?.name],
      [200, ...Array<string>(2).fill('Work laptop')],
    );
    assert.equal((await app.mailsTo(reader.email))[0]?.kind, 'passkey-renamed');
    assert.equal((await signIn(answerOf(authenticator, await beginSignIn()))).status, 200);

    assert.equal((await rename(reader, 'x'.repeat(61))).status, 400);
    assert.equal((await rename(await app.newReader(), 'Mine')).code, 4004);
    assert.equal((await list(reader))[0]?.name, 'Work laptop');
    assert.equal((await rename(reader, '')).body.data.name, '');
  });

  it('cannot be used to sign in once it is removed', async () => {
    const { reader, authenticator, passkey } = await readerWithPasskey();
    const remove = () =>
      app.call('removePasskey', { path: { userId: 'me', passkeyId: passkey.id }, headers: reader.signedIn });
    assert.equal((await remove()).status, 204);
    assert.deepEqual(await list(reader), []);
    assert.equal((await signIn(answerOf(authenticator, await beginSignIn()))).code, 2009);
    assert.equal((await remove()).code, 4004);
  });

  it('is another way in, so the login may be unlinked; then it stays itself', async () => {
    const { reader, passkey } = await readerWithPasskey();
    const { database } = app;
    await database.query(
      "INSERT INTO social_logins (provider, subject, user_id, linked_at) VALUES ('Lantern', $1, $2, now())",
      [reader.email, reader.user.id],
    );
    await database.query('UPDATE users SET password_hash = NULL WHERE id = $1', [reader.user.id]);
    const unlink = () =>
      app.call('unlinkSocialAccount', {
        path: { userId: 'me' },
        json: { socialLoginIdpName: 'Lantern' },
        headers: reader.signedIn,
      });
    assert.equal((await unlink()).status, 204);
    const remove = () =>
      app.call('removePasskey', { path: { userId: 'me', passkeyId: passkey.id }, headers: reader.signedIn });
    assert.equal((await remove()).code, 2024);
    assert.deepEqual(
      (await list(reader)).map(({ id }) => id),
      [passkey.id],
    );
  });

  it('answers each challenge once, in time, for the one who asked', async () => {
    const { reader, authenticator } = await readerWithPasskey();
    const answer = answerOf(authenticator, await beginSignIn());
    assert.equal((await signIn(answer)).status, 200);
    assert.equal((await signIn(answer)).code, 2009);

    const late = answerOf(authenticator, await beginSignIn());
    app.pass(3601);
    assert.equal((await signIn(late)).code, 2009);

    const [owner, other] = [await app.signIn(reader.email, reader.password), await app.newReader()];
    const { challenge, rp } = (await begin(owner)).body.data;
    assert.equal((await add(other, createAuthenticator().create({ challenge, rpId: rp.id, origin }))).code, 2009);
  });

  it('is of no use to another site, to another key or as a copy', async () => {
    const { authenticator } = await readerWithPasskey();
    const elsewhere = { ...(await beginSignIn()), rpId: 'evil.example' };
    assert.equal((await signIn(authenticator.get({ ...elsewhere, origin: 'http://evil.example' }))).code, 2009);
    const forged = createAuthenticator().get({ ...(await beginSignIn()), origin });
    assert.equal(
      (await signIn({ ...forged, id: (answerOf(authenticator, await beginSignIn()) as { id: string }).id })).code,
      2009,
    );
    assert.equal((await signIn({ id: 'x' })).code, 1000);
  });

  it('is added and removed only with recent proof: a token is not enough once its sign-in is five minutes old', async () => {
    const { reader, passkey } = await readerWithPasskey();
    const remove = () =>
      app.call('removePasskey', { path: { userId: 'me', passkeyId: passkey.id }, headers: reader.signedIn });
    const prove = (password: string) =>
      app.call('proveOwner', { path: { userId: 'me' }, json: { password }, headers: reader.signedIn });
    app.pass(301);
    assert.deepEqual([(await begin(reader)).code, (await remove()).code], [2007, 2007]);
    assert.equal((await prove('not-it')).code, 2008);
    assert.equal((await begin(reader)).code, 2007);
    assert.equal((await prove(reader.password)).status, 204);
    assert.equal((await begin(reader)).status, 200);
    assert.equal((await remove()).status, 204);
  });

  it('can only be used by its owner, and for one session', async () => {
    const [reader, other] = [await app.newReader(), await app.newReader()];
    const elsewhere = await app.signIn(reader.email, reader.password);
    app.pass(301);
    const prove = (headers: Record<string, string>, password: string, userId = 'me') =>
      app.call('proveOwner', { path: { userId }, json: { password }, headers });
    assert.equal((await prove(other.signedIn, reader.password, reader.user.id)).code, 2006);
    assert.equal((await prove(elsewhere.signedIn, reader.password)).status, 204);
    assert.deepEqual([(await begin(elsewhere)).status, (await begin(reader)).code], [200, 2007]);
  });

  it('needs a name in the address', async () => {
    const reader = await app.newReader();
    assert.equal((await app.call('beginPasskey', { path: { userId: 'me' }, headers: reader.signedIn })).code, 4004);
    assert.equal((await app.call('beginPasskeySignIn', { headers: { origin: 'http://evil.example' } })).code, 4004);
  });

  it('is its owner’s business only', async () => {
    const { reader, passkey } = await readerWithPasskey();
    const other = await app.newReader();
    assert.equal(
      (await app.call('listPasskeys', { path: { userId: reader.user.id }, headers: other.signedIn })).code,
      2006,
    );
    assert.equal(
      (await app.call('removePasskey', { path: { userId: 'me', passkeyId: passkey.id }, headers: other.signedIn }))
        .code,
      4004,
    );
    assert.equal((await app.call('beginPasskey', { path: { userId: 'me' } })).code, 2001);
  });
});
