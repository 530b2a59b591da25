import assert from 'node:assert/strict';
import { generateKeyPairSync, sign } from 'node:crypto';
import { after, before, describe, it, mock } from 'node:test';
import { log, type User } from '../../demo/services/index.ts';
import { type App, startApp } from './setup/app.ts';
import { type Browser, createBrowser } from './setup/browser.ts';

interface Options {
  provider: string;
  configURL: string;
  clientId: string;
  nonce: string;
}

describe("Signing in with the browser's own dialog (FedCM)", () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  /** A browser with a session at the provider. */
  async function signedInAtProvider(who: Record<string, string> = { person: 'robin' }): Promise<Browser> {
    const browser = createBrowser(app.origin);
    const question = await browser.open('/services/user/v2/auth/social/Lantern');
    const { status, url } = await browser.open(question.url.href, { form: who });
    if (status) await browser.open(url.href, { form: { answer: 'allow' } });
    return browser;
  }

  /** A request of the browser itself. Scripts cannot send its first header. */
  async function requestAccounts(browser: Browser, headers: Record<string, string> = {}) {
    const response = await fetch(`${app.origin}/identity/lantern/fedcm/accounts`, {
      headers: { 'sec-fetch-dest': 'webidentity', cookie: browser.cookies('/identity/lantern'), ...headers },
    });
    return { status: response.status, text: await response.text() };
  }

  async function requestToken(browser: Browser, nonce: string, form: Record<string, string> = {}, origin = app.origin) {
    const response = await fetch(`${app.origin}/identity/lantern/fedcm/assertion`, {
      method: 'POST',
      headers: { 'sec-fetch-dest': 'webidentity', cookie: browser.cookies('/identity/lantern'), origin },
      body: new URLSearchParams({
        ...{ client_id: 'alder-voss', account_id: 'robin', params: JSON.stringify({ nonce }) },
        ...form,
      }),
    });
    const { token = '' } = (await response.json()) as { token?: string };
    return { status: response.status, token };
  }

  async function begin(browser: Browser): Promise<Options> {
    const { body, headers } = await app.call<{ data: Options }>('beginFedCm', {
      headers: { cookie: browser.cookies() },
    });
    browser.take(headers);
    return body.data;
  }

  const finish = (browser: Browser, json: { token: string; nonce: string; redirectUrl?: string }) =>
    app.call<{ data?: { url: string }; error?: { code: number } }>('finishFedCm', {
      json,
      headers: { cookie: browser.cookies() },
    });

  /** The code of the error. The log of invalid tokens is silent. */
  async function problemOf(browser: Browser, json: { token: string; nonce: string }) {
    const silent = mock.method(log, 'error', () => undefined);
    const { body } = await finish(browser, json);
    silent.mock.restore();
    return body.error?.code;
  }

  it('names the accounts of the visitor to the browser, but to no script', async () => {
    const browser = await signedInAtProvider();
    const { status, text } = await requestAccounts(browser);
    assert.equal(status, 200);
    assert.deepEqual(JSON.parse(text), {
      accounts: [{ id: 'robin', name: 'Robin Reader', email: 'reader@alder-voss.example' }],
    });
    assert.equal((await requestAccounts(browser, { 'sec-fetch-dest': 'empty' })).status, 404);
    assert.equal((await requestAccounts(createBrowser(app.origin))).status, 401);
  });

  it('signs in with the token of the browser, and returns to the page', async () => {
    const browser = await signedInAtProvider();
    const { nonce, configURL, clientId } = await begin(browser);
    assert.deepEqual(
      { configURL, clientId },
      { configURL: `${app.origin}/identity/lantern/fedcm`, clientId: 'alder-voss' },
    );
    const { token } = await requestToken(browser, nonce);
    const { body } = await finish(browser, { token, nonce, redirectUrl: '/insights' });
    const page = new URL(body.data?.url ?? '');
    assert.equal(page.pathname, '/account/signin-welcome');
    assert.equal(page.searchParams.get('redirectUrl'), `${app.origin}/insights`);
    const exchanged = await app.call<{ data: User }>('exchangeSocialCode', {
      json: { code: page.searchParams.get('code') },
      headers: { cookie: browser.cookies() },
    });
    assert.equal(exchanged.body.data.email, 'reader@alder-voss.example');
  });

  it('leads a new user to the registration', async () => {
    const browser = await signedInAtProvider({ name: 'Ada Lindgren', mailbox: 'ada-fedcm' });
    const { nonce } = await begin(browser);
    const { token } = await requestToken(browser, nonce, { account_id: 'new-ada-fedcm' });
    const { body } = await finish(browser, { token, nonce, redirectUrl: 'https://elsewhere.example/' });
    const page = new URL(body.data?.url ?? '');
    assert.equal(page.pathname, '/account/registration');
    assert.equal(page.searchParams.get('redirectUrl'), null);
  });

  it('accepts a token once, with its own nonce, in the browser that began', async () => {
    const browser = await signedInAtProvider();
    const { nonce } = await begin(browser);
    const { token } = await requestToken(browser, nonce);
    const stranger = createBrowser(app.origin);
    await begin(stranger);
    assert.equal(await problemOf(stranger, { token, nonce }), 2022);
    const { nonce: other } = await begin(browser);
    assert.equal(await problemOf(browser, { token, nonce: other }), 2021);
    assert.equal((await finish(browser, { token, nonce })).status, 200);
    assert.equal(await problemOf(browser, { token, nonce }), 2022);
  });

  it('accepts no token of another signer, and none that is old', async () => {
    const browser = await signedInAtProvider();
    const { nonce } = await begin(browser);
    const now = Math.floor(Date.now() / 1000);
    const forged = signed({
      ...{ iss: `${app.origin}/identity/lantern`, aud: 'alder-voss', sub: 'robin', iat: now, exp: now + 300 },
      ...{ nonce, email: 'reader@alder-voss.example', email_verified: true },
    });
    assert.equal(await problemOf(browser, { token: forged, nonce }), 2021);
    const { nonce: next } = await begin(browser);
    const { token } = await requestToken(browser, next);
    app.pass(6 * 60);
    assert.equal(await problemOf(browser, { token, nonce: next }), 2021);
  });

  it('gives a token to no other site, and for no other account', async () => {
    const browser = await signedInAtProvider();
    assert.equal((await requestToken(browser, 'n', {}, 'https://elsewhere.example')).status, 400);
    assert.equal((await requestToken(browser, 'n', { client_id: 'someone-else' })).status, 400);
    assert.equal((await requestToken(browser, 'n', { account_id: 'petra' })).status, 403);
  });
});

/** With another key than the provider's. */
function signed(claims: object): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const encoded = [{ alg: 'RS256', kid: 'identity' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${encoded}.${sign('RSA-SHA256', Buffer.from(encoded), privateKey).toString('base64url')}`;
}
