import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it, mock } from 'node:test';
import { log, type User } from '../../demo/services/index.ts';
import { type App, startApp } from './setup/app.ts';
import { type Browser, createBrowser, type Visited } from './setup/browser.ts';
import { codeIn, goodPassword, linkIn, type Reader, registrationOf } from './setup/people.ts';

type ProviderName = 'Lantern' | 'Fernwood';

const begin = (provider: ProviderName, redirectUrl = '/insights') =>
  `/services/user/v2/auth/social/${provider}?redirectUrl=${encodeURIComponent(redirectUrl)}`;

describe('Single sign-on', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const newMailbox = () => `reader-${randomUUID().slice(0, 8)}`;

  /** At the provider: signs in, and consents if requested. */
  async function comeBack(browser: Browser, question: Visited, who: Record<string, string>): Promise<URL> {
    assert.match(question.url.pathname, /^\/identity\/(lantern|fernwood)\/interaction\//);
    const next = await browser.open(question.url.href, { form: who });
    if (next.status === 0) return next.url;
    assert.match(next.html, /asks for your details/);
    return (await browser.open(next.url.href, { form: { answer: 'allow' } })).url;
  }

  const goThrough = async (browser: Browser, provider: ProviderName, who: Record<string, string>) =>
    comeBack(browser, await browser.open(begin(provider)), who);

  const exchange = (browser: Browser, page: URL, code = page.searchParams.get('code')) =>
    app.call<{ data?: User; registration?: { email: string; name: string; socialLoginIdpName: string } }>(
      'exchangeSocialCode',
      { json: { code }, headers: { cookie: browser.cookies() } },
    );

  const register = (browser: Browser, json: Record<string, unknown>) =>
    app.call<{ data: User }>('registerPartially', {
      json: { firstName: 'Ada', lastName: 'Lindgren', ...json },
      headers: { cookie: browser.cookies() },
    });

  async function newcomer(provider: ProviderName) {
    const browser = createBrowser(app.origin);
    const mailbox = newMailbox();
    const page = await goThrough(browser, provider, { name: 'Ada Lindgren', mailbox });
    return { browser, page, email: `${mailbox}@${provider.toLowerCase()}.example` };
  }

  /** Registered through Lantern: no password. */
  async function lanternReader(): Promise<Reader> {
    const { browser, page, email } = await newcomer('Lantern');
    await exchange(browser, page);
    const { body, headers } = await register(browser, { email });
    const accessToken = headers.get('access_token') ?? '';
    return {
      email,
      password: '',
      user: body.data,
      accessToken,
      refreshToken: '',
      signedIn: { authorization: `Bearer ${accessToken}` },
    };
  }

  it('redirects a new user to the registration, which signs in if the provider has verified the address', async () => {
    const { browser, page, email } = await newcomer('Lantern');
    assert.equal(page.pathname, '/account/registration');
    assert.equal(page.searchParams.get('type'), 'sso');
    assert.equal(page.searchParams.get('redirectUrl'), `${app.origin}/insights`);
    assert.deepEqual((await exchange(browser, page)).body.registration, {
      email,
      name: 'Ada Lindgren',
      socialLoginIdpName: 'Lantern',
    });

    const { status, body, headers } = await register(browser, {
      email,
      company: 'Lindqvist Papper',
      subscriptions: ['weekly'],
    });
    assert.equal(status, 201);
    assert.ok(headers.get('access_token') && headers.get('refresh_token'));
    assert.equal(body.data.socialLoginIdps, 'Lantern');
    assert.equal(body.data.hasPassword, false);
    assert.deepEqual(body.data.subscriptions, ['weekly']);
  });

  it('signs in registered users, but not by password', async () => {
    const { browser, page, email } = await newcomer('Lantern');
    await exchange(browser, page);
    await register(browser, { email });

    const back = createBrowser(app.origin);
    const welcome = await goThrough(back, 'Lantern', { name: 'Ada Lindgren', mailbox: email.split('@')[0]! });
    assert.equal(welcome.pathname, '/account/signin-welcome');
    const answer = await exchange(back, welcome);
    assert.equal(answer.body.data?.email, email);
    assert.ok(answer.headers.get('access_token'));
    for (const password of ['Ferry-to-Oslo-17', 'null', ' ']) {
      assert.equal((await app.call('signIn', { json: { username: email, password } })).code, 2004);
    }
  });

  it('asks by mail where the provider does not vouch for the address', async () => {
    const { browser, page, email } = await newcomer('Fernwood');
    await exchange(browser, page);
    const registered = await register(browser, { email });
    assert.equal(registered.status, 202);
    const [mail] = await app.mailsTo(email);
    const { body } = await app.call<{ data: User }>('confirmRegistration', {
      json: { email, code: codeIn(mail), registration: registrationOf(registered) },
    });
    assert.equal(body.data.socialLoginIdps, 'Fernwood');
    assert.equal(body.data.hasPassword, false);
  });

  it('does not link the login of a stranger who registers an address of another person', async () => {
    const { browser, page, email } = await newcomer('Fernwood');
    await exchange(browser, page);
    await register(browser, { email });
    const token = linkIn((await app.mailsTo(email))[0]).searchParams.get('token');
    assert.equal((await app.call('confirmRegistration', { json: { token } })).code, 6013);
    const { body } = await app.call<{ data: User }>('confirmRegistration', { json: { token, password: goodPassword } });
    assert.equal(body.data.socialLoginIdps ?? '', '');
    assert.equal(body.data.hasPassword, true);
  });

  describe('signing out', () => {
    async function signedIn() {
      const browser = createBrowser(app.origin);
      const { headers } = await exchange(browser, await goThrough(browser, 'Lantern', { person: 'robin' }));
      return { browser, authorization: `Bearer ${headers.get('access_token') ?? ''}` };
    }
    const signOut = (authorization: string, json?: Record<string, unknown>) =>
      app.call<{ data: { provider: string; url?: string } }>('signOut', {
        headers: { authorization },
        ...(json && { json }),
      });

    it('ends the session at the provider too, if the visitor agrees, and returns', async () => {
      const { browser, authorization } = await signedIn();
      const { status, body, headers } = await signOut(authorization, { returnUrl: '/insights?topic=energy' });
      assert.equal(status, 200);
      assert.equal(body.data.provider, 'Lantern');
      assert.doesNotMatch(body.data.url ?? '', /token|eyJ/);
      browser.take(headers);
      const question = await browser.open(body.data.url ?? '');
      assert.match(question.html, /Sign out of Lantern\?/);
      assert.ok(browser.hasCookie('Lantern_session'));
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(question.html) ?? [];
      const back = await browser.open('/identity/lantern/session/end/confirm', {
        form: { xsrf, logout: 'yes' },
        stopAt: /\/insights/,
      });
      assert.equal(back.url.href, `${app.origin}/insights?topic=energy`);
      assert.ok(!browser.hasCookie('Lantern_session'));
      assert.equal((await app.call('getUser', { path: { userId: 'me' }, headers: { authorization } })).status, 401);
    });

    it('returns home if the address is of another site, of another browser, or used', async () => {
      const { browser, authorization } = await signedIn();
      const { body, headers } = await signOut(authorization, { returnUrl: 'https://evil.example/' });
      browser.take(headers);
      const state = new URL(body.data.url ?? '').searchParams.get('state') ?? '';
      const back = `/services/user/v2/auth/social/Lantern/signed-out?state=${state}`;
      for (const [client, address] of [
        [createBrowser(app.origin), back],
        [browser, back],
        [browser, back],
        [browser, back.split('?')[0] ?? ''],
      ] as const) {
        assert.equal((await client.open(address, { stopAt: /^\/$/ })).url.href, `${app.origin}/`);
      }
    });

    it('is done here, and names the provider, where that is down or no longer ours', async () => {
      const { authorization } = await signedIn();
      const real = globalThis.fetch;
      const down = mock.method(globalThis, 'fetch', (...parameters: Parameters<typeof fetch>) =>
        String(parameters[0]).includes('/.well-known/') ? Promise.reject(new TypeError('down')) : real(...parameters),
      );
      const silence = mock.method(log, 'error', () => undefined);
      const { body } = await signOut(authorization, { returnUrl: '/insights' });
      down.mock.restore();
      silence.mock.restore();
      assert.deepEqual(body.data, { provider: 'Lantern' });
      assert.equal((await app.call('getUser', { path: { userId: 'me' }, headers: { authorization } })).status, 401);
      const later = await signedIn();
      await app.database.query("UPDATE sessions SET provider = 'Gone' WHERE revoked_at IS NULL");
      assert.deepEqual((await signOut(later.authorization, { returnUrl: '/insights' })).body.data, {
        provider: 'Gone',
      });
    });

    it('says nothing of a provider to a page that does not ask, to one who came by password, and twice', async () => {
      const { authorization } = await signedIn();
      assert.equal((await signOut(authorization)).status, 204);
      assert.equal((await signOut(authorization, { returnUrl: '/' })).status, 204);
      const reader = await app.newReader();
      assert.equal((await signOut(reader.signedIn.authorization, { returnUrl: '/' })).status, 204);
    });
  });

  it('links a verified address to the account that has it, and tells its owner', async () => {
    const browser = createBrowser(app.origin);
    const welcome = await goThrough(browser, 'Lantern', { person: 'robin' });
    assert.equal(welcome.pathname, '/account/signin-welcome');
    const kinds = (await app.mailsTo('reader@alder-voss.example')).map(({ kind }) => kind);
    assert.ok(kinds.includes('login-linked'));
    const { body } = await exchange(browser, welcome);
    assert.equal(body.data?.email, 'reader@alder-voss.example');
    assert.equal(body.data?.socialLoginIdps, 'Lantern');
  });

  it('never takes over an account by an unverified address', async () => {
    const { email } = await app.newReader({ email: 'tomas.vesely@fernwood.example' });
    const browser = createBrowser(app.origin);
    const page = await goThrough(browser, 'Fernwood', { person: 'tomas' });
    assert.equal(page.pathname, '/account/registration');
    assert.equal((await exchange(browser, page)).body.registration?.email, email);
    assert.equal((await register(browser, { email })).status, 202, 'nothing tells that there is an account');
    const [mail] = await app.mailsTo(email);
    assert.equal(mail?.kind, 'account-exists');
  });

  it('puts no token into an address, and takes its code once, in this browser, for two minutes', async () => {
    const { browser, page } = await newcomer('Lantern');
    assert.doesNotMatch(page.href, /token|eyJ/);
    assert.equal((await exchange(createBrowser(app.origin), page)).code, 2022);
    assert.equal((await exchange(browser, page)).status, 200);
    assert.equal((await exchange(browser, page)).code, 2022);
    const late = await newcomer('Lantern');
    app.pass(2 * 60 + 1);
    assert.equal((await exchange(late.browser, late.page)).code, 2022);
  });

  it('refuses a registration with another address than the provider’s', async () => {
    const { browser, page } = await newcomer('Lantern');
    await exchange(browser, page);
    assert.equal((await register(browser, { email: 'another@else.example' })).code, 2022);
    assert.equal((await register(createBrowser(app.origin), { email: 'another@else.example' })).code, 2022);
  });

  it('takes nothing that another browser began, and nothing twice', async () => {
    const [ownBrowser, otherBrowser] = [createBrowser(app.origin), createBrowser(app.origin)];
    const question = await ownBrowser.open(begin('Lantern'));
    const consent = await ownBrowser.open(question.url.href, { form: { name: 'Ada Lindgren', mailbox: newMailbox() } });
    const back = await ownBrowser.open(consent.url.href, { form: { answer: 'allow' }, stopAt: /\/callback$/ });
    const stolen = await otherBrowser.open(back.url.href);
    assert.equal(stolen.url.pathname, '/account/sign-in');
    assert.equal(stolen.url.searchParams.get('ssoError'), '2022');
    assert.equal((await ownBrowser.open(back.url.href)).url.pathname, '/account/registration');
    assert.equal((await ownBrowser.open(back.url.href)).url.searchParams.get('ssoError'), '2022');
  });

  it('comes back with a reason when the visitor declines', async () => {
    const browser = createBrowser(app.origin);
    const question = await browser.open(`${begin('Fernwood')}&lang=de`);
    assert.match(question.html, /Mit Fernwood anmelden/);
    const { url } = await browser.open(question.url.href, { form: { answer: 'deny' } });
    assert.equal(url.pathname, '/de/account/sign-in');
    assert.equal(url.searchParams.get('ssoError'), '2021');
    assert.equal(url.searchParams.get('redirectUrl'), `${app.origin}/insights`);
  });

  it('forgets an address elsewhere that it should lead to', async () => {
    const browser = createBrowser(app.origin);
    const page = await comeBack(browser, await browser.open(begin('Lantern', 'https://evil.example/')), {
      name: 'Ada',
      mailbox: newMailbox(),
    });
    assert.equal(page.searchParams.get('redirectUrl'), null);
  });

  it('knows no third provider', async () => {
    const response = await fetch(`${app.origin}/services/user/v2/auth/social/Elsewhere`, { redirect: 'manual' });
    assert.equal(response.status, 404);
    assert.equal((await fetch(`${app.origin}/identity/elsewhere/auth`)).status, 404);
  });

  it('accepts only valid mailboxes, and only from the provider', async () => {
    const browser = createBrowser(app.origin);
    const question = await browser.open(begin('Lantern'));
    for (const mailbox of ['premium@alder-voss.example', '', '../x', 'mara.lindqvist']) {
      const again = await browser.open(question.url.href, { form: { name: 'Ada', mailbox } });
      assert.equal(again.status, 422);
      assert.match(again.html, /role="alert"/);
    }
  });

  describe('linking', () => {
    const link = (reader: Reader, browser: Browser, json: Record<string, unknown>) =>
      app.call<{ data: { url: string } }>('linkSocialAccount', {
        path: { userId: 'me' },
        json,
        headers: { ...reader.signedIn, cookie: browser.cookies() },
      });

    /** `call` stores no cookies, so the browser takes the one of the response. */
    async function linkThrough(reader: Reader, provider: ProviderName, who: Record<string, string>): Promise<URL> {
      const browser = createBrowser(app.origin);
      await browser.open(begin(provider));
      const { body } = await link(reader, browser, { socialLoginIdpName: provider, returnUrl: '/account/profile' });
      return comeBack(browser, await browser.open(body.data.url), who);
    }

    const logins = async (reader: Reader) =>
      (await app.call<{ data: User }>('getUser', { path: { userId: 'me' }, headers: reader.signedIn })).body.data
        .socialLoginIdps;

    it('adds a sign-in method to the account of the user who started it', async () => {
      const reader = await app.newReader();
      const page = await linkThrough(reader, 'Fernwood', { name: 'Ada', mailbox: newMailbox() });
      assert.equal(page.pathname + page.search, '/account/profile?linked=Fernwood');
      assert.equal(await logins(reader), 'Fernwood');
    });

    it('never takes a person away from another account', async () => {
      const reader = await app.newReader();
      const page = await linkThrough(reader, 'Fernwood', { person: 'petra' });
      assert.equal(page.searchParams.get('ssoError'), '2023');
      assert.equal(await logins(reader), '');
    });

    it('requires the password once the sign-in is five minutes old: a stolen token must not add a way to sign in', async () => {
      const reader = await app.newReader();
      const browser = createBrowser(app.origin);
      const begun = () => link(reader, browser, { socialLoginIdpName: 'Fernwood' });
      app.pass(301);
      assert.equal((await begun()).code, 2007);
      assert.equal(
        (
          await app.call('proveOwner', {
            path: { userId: 'me' },
            json: { password: reader.password },
            headers: reader.signedIn,
          })
        ).status,
        204,
      );
      assert.equal((await begun()).status, 200);
    });

    it('needs a session and a provider that there is', async () => {
      const browser = createBrowser(app.origin);
      assert.equal(
        (await app.call('linkSocialAccount', { path: { userId: 'me' }, json: { socialLoginIdpName: 'Lantern' } })).code,
        2001,
      );
      const reader = await app.newReader();
      const [other] = [await app.newReader()];
      assert.equal(
        (
          await app.call('linkSocialAccount', {
            path: { userId: other.user.id },
            json: { socialLoginIdpName: 'Lantern' },
            headers: reader.signedIn,
          })
        ).code,
        2006,
      );
      assert.equal(
        (
          await app.call('linkSocialAccount', {
            path: { userId: 'me' },
            json: { socialLoginIdpName: 'Elsewhere' },
            isWrong: true,
            headers: { ...reader.signedIn, cookie: browser.cookies() },
          })
        ).code,
        4004,
      );
    });
  });

  describe('the only way in', () => {
    const unlink = (reader: Reader, socialLoginIdpName = 'Lantern') =>
      app.call('unlinkSocialAccount', {
        path: { userId: 'me' },
        json: { socialLoginIdpName },
        headers: reader.signedIn,
      });
    const create = (reader: Reader, password: string, passwordConfirmation = password) =>
      app.call('createPassword', {
        path: { userId: 'me' },
        json: { password, passwordConfirmation },
        headers: reader.signedIn,
        isWrong: password.length < 10,
      });

    it('stays until there is a password', async () => {
      const reader = await lanternReader();
      assert.equal((await unlink(reader)).code, 2024);
      assert.equal((await create(reader, 'short')).code, 1003);
      assert.equal((await create(reader, 'Tram-to-Bergen-8', 'Tram-to-Bergen-9')).code, 1000);
      assert.equal((await create(reader, 'Tram-to-Bergen-8')).status, 204);
      assert.equal((await app.mailsTo(reader.email))[0]?.kind, 'password-created');
      assert.equal((await unlink(reader)).status, 204);
      const { user } = await app.signIn(reader.email, 'Tram-to-Bergen-8');
      assert.equal(user.socialLoginIdps, '');
      assert.equal(user.hasPassword, true);
    });

    it('gets no password, and goes for none, by a sign-in of more than five minutes ago', async () => {
      const reader = await lanternReader();
      app.pass(301);
      assert.deepEqual([(await create(reader, 'Tram-to-Bergen-8')).code, (await unlink(reader)).code], [2007, 2007]);
      assert.deepEqual(await app.mailsTo(reader.email), []);
      const again = createBrowser(app.origin);
      const { headers } = await exchange(
        again,
        await goThrough(again, 'Lantern', { name: 'Ada Lindgren', mailbox: reader.email.split('@')[0]! }),
      );
      const later = { ...reader, signedIn: { authorization: `Bearer ${headers.get('access_token') ?? ''}` } };
      assert.equal((await create(later, 'Tram-to-Bergen-8')).status, 204);
      assert.equal((await unlink(later)).status, 204);
    });

    it('stays even if two tabs unlink at the same time', async () => {
      const reader = await lanternReader();
      const codes = await Promise.all([unlink(reader), unlink(reader)]);
      assert.deepEqual(
        codes.map(({ code }) => code),
        [2024, 2024],
      );
    });

    it('is no password that can be replaced', async () => {
      const reader = await app.newReader();
      assert.equal((await create(reader, 'Tram-to-Bergen-8')).code, 2025);
      assert.equal(
        (
          await app.call('createPassword', {
            path: { userId: 'me' },
            json: { password: 'Tram-to-Bergen-8', passwordConfirmation: 'Tram-to-Bergen-8' },
          })
        ).code,
        2001,
      );
    });
  });
});
