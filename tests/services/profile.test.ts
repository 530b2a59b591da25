import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { User } from '../../demo/services/index.ts';
import { type App, startApp } from './setup/app.ts';
import { linkIn, newAddress, type Reader } from './setup/people.ts';

describe('A profile', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const change = (reader: Reader, json: Record<string, unknown>, { userId = reader.user.id, isWrong = false } = {}) =>
    app.call<{ data: User }>('changeUser', { path: { userId }, json, isWrong, headers: reader.signedIn });

  it('changes what is sent and leaves the rest', async () => {
    const reader = await app.newReader({ company: 'Vistula Foundries', country: 'PL' });
    const { body } = await change(reader, {
      firstName: 'Grete',
      title: 'Engineer',
      businessFunction: 'operations',
      metadata: { cid: 'x' },
    });
    assert.deepEqual(body.data, {
      ...reader.user,
      firstName: 'Grete',
      titleName: 'Engineer',
      businessFunction: 'operations',
    });
  });

  it('takes subscriptions in either spelling', async () => {
    const reader = await app.newReader();
    assert.deepEqual((await change(reader, { subscriptions: ['weekly'] })).body.data.subscriptions, ['weekly']);
    assert.deepEqual((await change(reader, { Subscriptions: [] }, { userId: 'me' })).body.data.subscriptions, []);
  });

  it('takes only subscriptions of the catalogue, job alerts and codes that the account has already', async () => {
    const reader = await app.newReader();
    await change(reader, { subscriptions: ['weekly'] });
    for (const field of ['subscriptions', 'Subscriptions']) {
      const { status, code, body } = await change(reader, { firstName: 'Grete', [field]: ['weekly', '<b>free</b>'] });
      assert.deepEqual([status, code], [422, 3005]);
      assert.deepEqual((body as unknown as { error: { errors: object[] } }).error.errors, [
        { field: 'subscriptions', message: 'There is no subscription "<b>free</b>".' },
      ]);
    }
    const [row] = await app.database.query('SELECT first_name, subscriptions FROM users WHERE id::text = $1', [
      reader.user.id,
    ]);
    assert.deepEqual(row, { first_name: reader.user.firstName, subscriptions: ['weekly'] });

    await app.database.query(`UPDATE users SET subscriptions = '{monthly}' WHERE id::text = $1`, [reader.user.id]);
    const accepted = ['monthly', 'alert-energy-materials', 'job-alert?lang=en&query=steel'];
    assert.deepEqual((await change(reader, { subscriptions: accepted })).body.data.subscriptions, accepted);
  });

  it('changes the password and ends the other sessions, not this one', async () => {
    const reader = await app.newReader();
    const elsewhere = await app.signIn(reader.email, reader.password);
    assert.equal((await change(reader, { password: 'Tram-to-Bergen-8' })).status, 200);
    assert.equal((await app.call('getUser', { path: { userId: 'me' }, headers: reader.signedIn })).status, 200);
    assert.equal((await app.call('getUser', { path: { userId: 'me' }, headers: elsewhere.signedIn })).code, 2001);
    assert.equal((await app.mailsTo(reader.email))[0]?.kind, 'password-changed');
    await app.signIn(reader.email, 'Tram-to-Bergen-8');
  });

  it('asks who changes the password or the address, and takes the password or a sign-in of the last five minutes', async () => {
    const reader = await app.newReader();
    app.pass(301);
    const email = newAddress();
    for (const changes of [{ password: 'Tram-to-Bergen-8' }, { email }]) {
      assert.equal((await change(reader, changes)).code, 2007);
      assert.equal((await change(reader, { ...changes, currentPassword: 'Another-Persons-1' })).code, 2008);
    }
    assert.equal((await change(reader, { firstName: 'Eve', email: reader.email })).status, 200);
    assert.equal((await change(reader, { email, currentPassword: reader.password })).status, 200);
    assert.equal((await app.mailsTo(email))[0]?.kind, 'confirm-email-change');
    assert.equal(
      (await change(reader, { password: 'Tram-to-Bergen-8', currentPassword: reader.password })).status,
      200,
    );
    await app.signIn(reader.email, 'Tram-to-Bergen-8');
  });

  const changeLinkOf = async (email: string) =>
    linkIn((await app.mailsTo(email))[0]).searchParams.get('changeToken') ?? assert.fail('The mail has no link.');

  it('takes a new address once its reader, signed in, has opened the mailed link', async () => {
    const reader = await app.newReader();
    const email = newAddress();
    assert.equal((await change(reader, { email })).body.data.email, reader.email);
    const { body, headers } = await change(reader, { emailToken: await changeLinkOf(email) });
    assert.equal(body.data.email, email);
    assert.equal(body.data.id, reader.user.id);
    assert.equal(headers.has('access_token'), false);
    await app.signIn(email, reader.password);
  });

  it('shows an address that waits for its link, mails it again, and forgets it on request', async () => {
    const reader = await app.newReader();
    const email = newAddress();
    const pending = async (json: Record<string, unknown>) => (await change(reader, json)).body.data.pendingEmail;
    assert.equal(await pending({ firstName: 'Ada' }), '');
    assert.equal(await pending({ email }), email);
    const first = await changeLinkOf(email);
    assert.equal(await pending({ firstName: 'Ada', email: reader.email }), email);
    assert.equal(await pending({ pendingEmail: email }), email);
    assert.equal((await app.mailsTo(email)).length, 2);
    assert.equal((await change(reader, { emailToken: first })).code, 6010);
    const second = await changeLinkOf(email);
    assert.equal(await pending({ pendingEmail: newAddress() }), email);
    assert.equal(await pending({ pendingEmail: '' }), '');
    assert.equal((await change(reader, { emailToken: second })).code, 6010);
  });

  it('changes nothing with a link that does not work', async () => {
    const reader = await app.newReader();
    assert.equal((await change(reader, { firstName: 'Grete', emailToken: 'unknown' })).code, 6010);
    assert.equal((await change(reader, {})).body.data.firstName, reader.user.firstName);
  });

  it('gives no way in to who opens the letter box of a mistyped address', async () => {
    const [reader, otherReader] = [await app.newReader(), await app.newReader()];
    const email = newAddress();
    await change(reader, { email });
    const token = await changeLinkOf(email);
    const confirmed = await app.call('confirmRegistration', { json: { token } });
    assert.deepEqual([confirmed.code, confirmed.headers.has('access_token')], [6010, false]);
    assert.equal((await app.call('changeUser', { path: { userId: 'me' }, json: { emailToken: token } })).code, 2001);
    assert.equal((await change(otherReader, { emailToken: token }, { userId: 'me' })).code, 2006);
    await app.signIn(otherReader.email, otherReader.password);
    await app.signIn(reader.email, reader.password);
    // An attempt by a stranger uses nothing up.
    assert.equal((await change(reader, { emailToken: token })).body.data.email, email);
    assert.equal((await change(reader, { emailToken: token })).code, 6010);
  });

  it('notifies the old address of the new one', async () => {
    const reader = await app.newReader();
    const email = newAddress();
    await change(reader, { email });
    await change(reader, { emailToken: await changeLinkOf(email) });
    assert.equal((await app.mailsTo(reader.email))[0]?.kind, 'address-changed');
  });

  it('drops a change of the address that waits when the password changes', async () => {
    const reader = await app.newReader();
    const email = newAddress();
    await change(reader, { email });
    const emailToken = await changeLinkOf(email);
    await change(reader, { password: 'Tram-to-Bergen-8' });
    assert.equal((await change(reader, { emailToken })).code, 6010);
    await app.signIn(reader.email, 'Tram-to-Bergen-8');
  });

  it('never takes the address of another account', async () => {
    const [reader, other] = [await app.newReader(), await app.newReader()];
    assert.equal((await change(reader, { email: other.email })).status, 200);
    assert.equal((await change(reader, { emailToken: await changeLinkOf(other.email) })).code, 6010);
    await app.signIn(reader.email, reader.password);
    await app.signIn(other.email, other.password);
  });

  it('is shown and changed by its owner only', async () => {
    const [reader, other] = [await app.newReader(), await app.newReader()];
    assert.equal((await app.call('getUser', { path: { userId: other.user.id }, headers: reader.signedIn })).code, 2006);
    assert.equal((await change(reader, { firstName: 'Eve' }, { userId: other.user.id })).code, 2006);
    assert.equal((await app.call('getUser', { path: { userId: 'me' } })).code, 2001);
    assert.equal((await app.call('changeUser', { path: { userId: 'me' }, json: { firstName: 'Eve' } })).code, 2001);
  });

  it('rejects empty names, a weak password and an invalid address', async () => {
    const reader = await app.newReader();
    assert.equal((await change(reader, { firstName: '' }, { isWrong: true })).code, 1004);
    assert.equal((await change(reader, { lastName: 'x'.repeat(61) }, { isWrong: true })).code, 1000);
    assert.equal((await change(reader, { password: 'weak' }, { isWrong: true })).code, 1003);
    assert.equal((await change(reader, { email: 'no-address' }, { isWrong: true })).code, 1002);
    assert.equal((await change(reader, { isPremiumUser: true }, { isWrong: true })).body.data.isPremiumUser, false);
  });

  it('unlinks a social account, once', async () => {
    const reader = await app.signIn('premium@alder-voss.example', 'Lighthouse-42');
    assert.equal(reader.user.socialLoginIdps, 'Lantern,Fernwood');
    const unlink = () =>
      app.call('unlinkSocialAccount', {
        path: { userId: 'me' },
        json: { socialLoginIdpName: 'Lantern' },
        headers: reader.signedIn,
      });
    assert.equal((await unlink()).status, 204);
    const { body } = await app.call<{ data: User }>('getUser', { path: { userId: 'me' }, headers: reader.signedIn });
    assert.equal(body.data.socialLoginIdps, 'Fernwood');
    assert.equal((await unlink()).code, 4004);
  });
});
