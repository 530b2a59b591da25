import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { type App, startApp } from './setup/app.ts';
import { codeIn, goodPassword, linkIn, newAddress, registrationOf } from './setup/people.ts';

describe('Registering', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const register = async (changes: Record<string, unknown> = {}, { isWrong = false, language = 'en' } = {}) =>
    app.call('register', {
      json: app.form(changes),
      isWrong,
      headers: { CaptchaKey: await app.captcha(), 'accept-language': language },
    });

  it('mails a code that makes the account and signs in', async () => {
    const { user, email, signedIn } = await app.newReader({
      firstName: ' Ada ',
      country: 'SE',
      company: 'Lindqvist Papper',
      subscriptions: ['weekly'],
    });
    assert.equal(user.email, email);
    assert.equal(user.firstName, 'Ada');
    assert.deepEqual(user.subscriptions, ['weekly']);
    const { body } = await app.call<{ data: typeof user }>('getUser', { path: { userId: 'me' }, headers: signedIn });
    assert.deepEqual(body.data, user);
  });

  it('subscribes to newsletters of the catalogue only', async () => {
    const { user } = await app.newReader({ subscriptions: ['weekly', 'no-such-letter'] });
    assert.deepEqual(user.subscriptions, ['weekly']);
  });

  it('accepts the link of the mail instead of the code, once', async () => {
    const email = newAddress();
    const registration = registrationOf(await register({ email }));
    const [mail] = await app.mailsTo(email);
    const link = linkIn(mail);
    assert.equal(link.origin + link.pathname, `${app.origin}/account/confirm`);
    const json = { token: link.searchParams.get('token'), registration };
    assert.equal((await app.call('confirmRegistration', { json })).status, 200);
    assert.equal((await app.call('confirmRegistration', { json })).code, 6010);
  });

  for (const way of ['link', 'code'] as const) {
    it(`requires a new password where the ${way} is used in another browser than the one that registered`, async () => {
      const email = newAddress();
      await register({ email, password: 'Another-Persons-1' });
      const [mail] = await app.mailsTo(email);
      const proof = way === 'link' ? { token: linkIn(mail).searchParams.get('token') } : { email, code: codeIn(mail) };
      const confirm = (json: object) => app.call('confirmRegistration', { json: { ...proof, ...json } });
      assert.equal((await confirm({})).code, 6013);
      assert.equal((await confirm({ registration: randomUUID() })).code, way === 'link' ? 6013 : 6010);
      assert.equal((await confirm({ password: 'Password123' })).code, 1003);
      assert.equal((await confirm({ password: goodPassword })).status, 200);
      await app.signIn(email, goodPassword);
      const otherSignIn = await app.call('signIn', { json: { username: email, password: 'Another-Persons-1' } });
      assert.equal(otherSignIn.code, 2004);
    });
  }

  for (const [language, subject, page] of [
    ['en', 'Confirm your e-mail address', '/account/confirm'],
    ['de-CH', 'Bestätigen Sie Ihre E-Mail-Adresse', '/de/account/confirm'],
    ['ar', 'أكّد عنوان بريدك الإلكتروني', '/ar/account/confirm'],
    ['ja', 'メールアドレスの確認', '/ja/account/confirm'],
  ] as const) {
    it(`writes to a reader of ${language} in that language`, async () => {
      const email = newAddress();
      await register({ email }, { language });
      const [mail] = await app.mailsTo(email);
      assert.equal(mail?.subject, subject);
      assert.equal(linkIn(mail).pathname, page);
      assert.match(mail.html, language === 'ar' ? /dir="rtl"/ : /dir="ltr"/);
    });
  }

  it('has the same response for an address with an account, and notifies only its owner', async () => {
    const { email } = await app.newReader();
    const knownEmail = await register({ email });
    const unknown = await register();
    assert.equal(knownEmail.status, unknown.status);
    // An unknown id of the same form.
    const shape = ({ body }: { body: unknown }) => JSON.stringify(body).replace(/"[\da-f-]{36}"/, 'an id');
    assert.equal(shape(knownEmail), shape(unknown));
    assert.match(shape(knownEmail), /an id/);
    assert.deepEqual([...knownEmail.headers.keys()], [...unknown.headers.keys()]);
    const [mail] = await app.mailsTo(email);
    assert.equal(mail?.kind, 'account-exists');
    assert.doesNotMatch(mail.text, /\d{6}/);
  });

  it('does not let a second registration take over an account', async () => {
    const { email, password } = await app.newReader();
    await register({ email, password: 'Another-Persons-1' });
    await app.signIn(email, password);
    const otherSignIn = await app.call('signIn', { json: { username: email, password: 'Another-Persons-1' } });
    assert.equal(otherSignIn.code, 2004);
  });

  it('returns the page where the registration started to a user who confirms on another device', async () => {
    const email = newAddress();
    await register({ email, metadata: { returnUrl: '/insights/copper#gate' } });
    const token = linkIn((await app.mailsTo(email))[0]).searchParams.get('token');
    const { status, body } = await app.call<{ returnUrl: string }>('confirmRegistration', {
      json: { token, password: goodPassword },
    });
    assert.equal(status, 200);
    assert.equal(body.returnUrl, '/insights/copper#gate');
  });

  describe('when a stranger registers the same address', () => {
    const confirm = (json: object) => app.call('confirmRegistration', { json });
    async function twice() {
      const email = newAddress();
      const ownRegistration = registrationOf(await register({ email }));
      await register({ email, password: 'Another-Persons-1', firstName: 'Mallory' });
      const [strangeMail, ownMail] = await app.mailsTo(email);
      return { email, ownRegistration, ownMail, strangeMail };
    }

    it('keeps the password and the name of the browser that confirms', async () => {
      const { email, ownRegistration, ownMail } = await twice();
      const { status, body } = await confirm({ email, code: codeIn(ownMail), registration: ownRegistration });
      assert.equal(status, 200);
      assert.equal((body as { data: { firstName: string } }).data.firstName, 'Ada');
      await app.signIn(email, goodPassword);
    });

    it('rejects the stranger’s code, although it was mailed to the owner of the address', async () => {
      const { email, ownRegistration, strangeMail } = await twice();
      assert.equal((await confirm({ email, code: codeIn(strangeMail), registration: ownRegistration })).code, 6010);
      assert.equal((await confirm({ email, code: codeIn(strangeMail) })).code, 6010);
      assert.equal((await app.call('signIn', { json: { username: email, password: 'Another-Persons-1' } })).code, 2002);
    });

    it('keeps the owner’s code, however often the address is registered', async () => {
      const { email, ownRegistration, ownMail } = await twice();
      for (let stranger = 0; stranger < 4; stranger += 1) await register({ email, password: 'Another-Persons-1' });
      assert.equal((await app.call('signIn', { json: { username: email, password: goodPassword } })).code, 2002);
      const [renewed] = await app.mailsTo(email);
      assert.notEqual(codeIn(renewed), codeIn(ownMail));
      assert.equal((await confirm({ email, code: codeIn(renewed), registration: ownRegistration })).status, 200);
    });

    it('requires a new password behind either link, since a link does not say who opens it', async () => {
      const { email, ownRegistration, strangeMail, ownMail } = await twice();
      const tokenOf = (mail: typeof ownMail) => linkIn(mail).searchParams.get('token');
      assert.equal((await confirm({ token: tokenOf(ownMail) })).code, 6013);
      assert.equal((await confirm({ token: tokenOf(strangeMail), registration: ownRegistration })).code, 6013);
      const chosen = { token: tokenOf(strangeMail), registration: ownRegistration, password: 'Harbour-Light-9' };
      assert.equal((await confirm(chosen)).status, 200);
      await app.signIn(email, 'Harbour-Light-9');
      assert.equal((await app.call('signIn', { json: { username: email, password: 'Another-Persons-1' } })).code, 2004);
    });

    it('mails the next code to the registration that requests it, and identifies it to a user with its password', async () => {
      const { email, ownRegistration } = await twice();
      assert.equal(
        (await app.call('resendConfirmation', { json: { email, registration: ownRegistration } })).status,
        202,
      );
      const [renewed] = await app.mailsTo(email);
      assert.equal((await confirm({ email, code: codeIn(renewed), registration: 'unknown' })).code, 6010);
      const rejection = await app.call('signIn', { json: { username: email, password: goodPassword } });
      assert.equal(rejection.code, 2002);
      const { registration } = (rejection.body as unknown as { error: { registration: string } }).error;
      assert.equal(registration, ownRegistration);
      const [last] = await app.mailsTo(email);
      assert.equal((await confirm({ email, code: codeIn(last), registration })).status, 200);
    });
  });

  it('never greets by the name that a stranger typed', async () => {
    const email = newAddress();
    await register({ email, firstName: 'Buy pills at evil.example' });
    const [mail] = await app.mailsTo(email);
    assert.doesNotMatch(`${mail?.text}${mail?.html}`, /evil/);
  });

  describe('refuses', () => {
    const cases: [what: string, changes: Record<string, unknown>, code: number][] = [
      ['an address that is none', { email: 'no-address' }, 1002],
      ['an address of 255 characters', { email: `${'a'.repeat(246)}@b.example` }, 1002],
      ['a missing first name', { firstName: undefined }, 1004],
      ['a first name of spaces', { firstName: '   ' }, 1004],
      ['a first name of 61 characters', { firstName: 'a'.repeat(61) }, 1000],
      ['a missing password', { password: undefined, passwordConfirmation: goodPassword }, 1004],
      ['a short password', { password: 'Short-1' }, 1003],
      ['a password without digit or symbol', { password: 'onlyletters' }, 1003],
      [
        'a password with the name of the address',
        { email: 'lindgren@readers.example', password: 'Lindgren-1961' },
        1003,
      ],
      ['a password that everybody tries first', { password: 'Password123' }, 1003],
      ['another text in the second password field', { passwordConfirmation: 'Ferry-to-Oslo-18' }, 1000],
    ];
    for (const [what, changes, code] of cases) {
      it(`${what}, with code ${code}`, async () =>
        assert.equal((await register(changes, { isWrong: true })).code, code));
    }
  });

  it('reports a wrong code, and rejects all codes after five', async () => {
    const email = newAddress();
    await register({ email });
    const code = codeIn((await app.mailsTo(email))[0]);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let round = 0; round < 5; round += 1) {
      assert.equal((await app.call('confirmRegistration', { json: { email, code: wrong } })).code, 6010);
    }
    const stopped = await app.call('confirmRegistration', { json: { email, code } });
    assert.equal(stopped.code, 2005);
    assert.ok(Number(stopped.headers.get('retry-after')) > 0);
  });

  it('gives the same response to wrong codes for an unregistered address', async () => {
    const email = newAddress();
    for (const code of [6010, 6010, 6010, 6010, 6010, 2005]) {
      assert.equal((await app.call('confirmRegistration', { json: { email, code: '123456' } })).code, code);
    }
  });

  it('mails another code on request, which makes the old one useless', async () => {
    const email = newAddress();
    const registration = registrationOf(await register({ email }));
    assert.equal((await app.call('resendConfirmation', { json: { email } })).status, 202);
    const [renewed, first] = await app.mailsTo(email);
    assert.notEqual(codeIn(renewed), codeIn(first));
    const confirm = (code: string) => app.call('confirmRegistration', { json: { email, code, registration } });
    assert.equal((await confirm(codeIn(first))).code, 6010);
    assert.equal((await confirm(codeIn(renewed))).status, 200);
  });

  it('answers alike when there is nothing to send again', async () => {
    const email = newAddress();
    const { status, body } = await app.call('resendConfirmation', { json: { email } });
    assert.equal(status, 202);
    assert.deepEqual(body, { data: { confirmation: 'sent' } });
    assert.deepEqual(await app.mailsTo(email), []);
  });

  it('forgets a code after 15 minutes, and mails the next one for a day', async () => {
    const email = newAddress();
    const { body } = await register({ email });
    const { registration } = (body as { data: { registration: string } }).data;
    const confirm = async () =>
      app.call('confirmRegistration', {
        json: { email, registration, code: codeIn((await app.mailsTo(email))[0]) },
      });
    app.pass(15 * 60 + 1);
    assert.equal((await confirm()).code, 6010);
    app.pass(23 * 3600);
    await app.services.sweep();
    await app.call('resendConfirmation', { json: { email, registration } });
    assert.equal((await confirm()).status, 200);
  });

  it('forgets a registration after a day', async () => {
    const email = newAddress();
    await register({ email });
    app.pass(24 * 3600 + 1);
    await app.call('resendConfirmation', { json: { email } });
    assert.equal((await app.mailsTo(email)).length, 1);
  });
});
