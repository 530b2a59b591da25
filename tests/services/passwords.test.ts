import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, startApp } from './setup/app.ts';
import { linkIn, newAddress } from './setup/people.ts';

describe('A forgotten password', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const forgot = async (email: string, language = 'en') =>
    app.call('forgotPassword', {
      json: { email },
      headers: { CaptchaKey: await app.captcha(), 'accept-language': language },
    });

  /** The request that the page behind the e-mail's link would send. */
  const linkFor = async (email: string) => {
    await forgot(email);
    const { searchParams } = linkIn((await app.mailsTo(email))[0]);
    return { token: searchParams.get('token') ?? '', encEmailId: searchParams.get('uid') ?? '' };
  };
  const reset = (password: string, link: { token: string; encEmailId: string }) =>
    app.call('resetPassword', { json: { password, ...link } });

  it('is replaced by way of a mailed link', async () => {
    const reader = await app.newReader();
    const link = await linkFor(reader.email);
    const done = await reset('Tram-to-Bergen-8', link);
    assert.deepEqual(done.body, { data: { email: reader.email } });
    assert.equal(
      (await app.call('signIn', { json: { username: reader.email, password: reader.password } })).code,
      2004,
    );
    await app.signIn(reader.email, 'Tram-to-Bergen-8');
  });

  it('cancels a change of address that an intruder has started', async () => {
    const reader = await app.newReader();
    const thief = newAddress();
    await app.call('changeUser', {
      path: { userId: reader.user.id },
      json: { email: thief },
      headers: reader.signedIn,
    });
    const emailToken = linkIn((await app.mailsTo(thief))[0]).searchParams.get('changeToken');
    await reset('Tram-to-Bergen-8', await linkFor(reader.email));
    const { signedIn } = await app.signIn(reader.email, 'Tram-to-Bergen-8');
    const answer = await app.call('changeUser', {
      path: { userId: 'me' },
      json: { emailToken },
      headers: signedIn,
    });
    assert.equal(answer.code, 6010);
  });

  it('answers alike for an unknown address, and mails nothing', async () => {
    const { email } = await app.newReader();
    const unknownEmail = newAddress();
    const knownAccount = await forgot(email);
    const unknown = await forgot(unknownEmail);
    assert.deepEqual([knownAccount.status, knownAccount.body], [unknown.status, unknown.body]);
    assert.deepEqual(knownAccount.body, { data: {} });
    assert.deepEqual(await app.mailsTo(unknownEmail), []);
  });

  it('puts no readable address into the link', async () => {
    const { email } = await app.newReader();
    await forgot(email);
    const link = linkIn((await app.mailsTo(email))[0]);
    assert.equal(link.pathname, '/account/reset-password');
    const readable =
      decodeURIComponent(link.href) + Buffer.from(link.searchParams.get('uid') ?? '', 'base64url').toString('latin1');
    assert.ok(!readable.includes(email));
  });

  it('is asked about in the reader’s language', async () => {
    const { email } = await app.newReader();
    await forgot(email, 'ja');
    const [mail] = await app.mailsTo(email);
    assert.equal(mail?.subject, '新しいパスワードの設定');
  });

  it('signs every device out, lifts a lock and notifies the owner', async () => {
    const reader = await app.newReader();
    for (let round = 0; round < 6; round += 1)
      await app.call('signIn', { json: { username: reader.email, password: 'Not-this-one-1' } });
    await reset('Tram-to-Bergen-8', await linkFor(reader.email));
    assert.equal((await app.call('getUser', { path: { userId: 'me' }, headers: reader.signedIn })).code, 2001);
    assert.equal((await app.mailsTo(reader.email))[0]?.kind, 'password-changed');
    await app.signIn(reader.email, 'Tram-to-Bergen-8');
  });

  it('refuses a link that was used, and every other one of that reader', async () => {
    const { email } = await app.newReader();
    const [first, second] = [await linkFor(email), await linkFor(email)];
    assert.equal((await reset('Tram-to-Bergen-8', second)).status, 200);
    assert.equal((await reset('Tram-to-Bergen-9', second)).code, 1001);
    assert.equal((await reset('Tram-to-Bergen-9', first)).code, 1001);
  });

  it('refuses a link that is forged, or that belongs to another user', async () => {
    const [reader, other] = [await app.newReader(), await app.newReader()];
    const [ownLink, otherLink] = [await linkFor(reader.email), await linkFor(other.email)];
    assert.equal((await reset('Tram-to-Bergen-8', { ...ownLink, token: 'x'.repeat(43) })).code, 1001);
    assert.equal((await reset('Tram-to-Bergen-8', { ...ownLink, encEmailId: otherLink.encEmailId })).code, 1001);
    assert.equal((await reset('Tram-to-Bergen-8', { ...ownLink, encEmailId: reader.email })).code, 1001);
  });

  it('refuses a link older than an hour', async () => {
    const link = await linkFor((await app.newReader()).email);
    app.pass(3601);
    assert.equal((await reset('Tram-to-Bergen-8', link)).code, 6008);
  });

  it('refuses the old password, a weak one and none, and the link still works afterwards', async () => {
    const reader = await app.newReader();
    const link = await linkFor(reader.email);
    assert.equal((await reset(reader.password, link)).code, 6011);
    assert.equal((await app.call('resetPassword', { json: { password: 'weak', ...link }, isWrong: true })).code, 1003);
    assert.equal((await app.call('resetPassword', { json: link, isWrong: true })).code, 1004);
    assert.equal((await reset('Tram-to-Bergen-8', link)).status, 200);
  });

  it('is replaced once when two requests use the link at the same moment', async () => {
    const link = await linkFor((await app.newReader()).email);
    const answers = await Promise.all([reset('Tram-to-Bergen-8', link), reset('Tram-to-Bergen-9', link)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
  });
});
