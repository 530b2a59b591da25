import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Reading } from '../../demo/services/meter/meter.ts';
import { type App, startApp } from './setup/app.ts';
import { appCode } from './setup/authenticator-app.ts';
import { linkIn, type Reader } from './setup/people.ts';

/** One sealed value of each kind that the services issue, and each place that opens one. */
describe('A sealed value', () => {
  let app: App;
  let reader: Reader;
  /** Has a second factor. */
  let guarded: Reader;
  let key: string;
  let values: Record<string, string>;
  let networks = 0;
  let passed = 0;
  before(async () => {
    app = await startApp({ environment: { TRUST_PROXY: 'true', FREE_ARTICLES: '3', FREE_ARTICLES_AT_FIRST: '2' } });
    reader = await app.newReader();
    guarded = await app.newReader();
    key = await turnOnSecondFactor(guarded);
    values = {
      'second factor': await passOf(guarded),
      device: await deviceOf(reader),
      // Its visitor chooses the text in it.
      'reading counter': (await count(`first ${reader.email} first`, '')).counter,
      'link for a new password': (await resetLink()).uid,
      'link of a newsletter': await newsletterLink(),
    };
  });
  after(() => app.stop());

  const endpoints: Record<string, { takes: string; accepts: (value: string) => Promise<boolean> }> = {
    'a sign-in of a locked address': {
      takes: 'device',
      async accepts(value) {
        const { email, password } = reader;
        for (let attempt = 0; attempt < 55; attempt += 1)
          await signIn({ username: email, password: 'Not-this-one-1' }, newNetwork());
        assert.equal((await signIn({ username: email, password }, newNetwork())).code, 2003);
        const cookie = `inlay_device=${value}`;
        return (await signIn({ username: email, password }, newNetwork(), { cookie })).status === 200;
      },
    },
    'the second step of a sign-in': {
      takes: 'second factor',
      async accepts(value) {
        const cookie = `inlay_second_factor=${value}`;
        const { status } = await signIn(credentialsOf(guarded), newNetwork(), { cookie });
        assert.match(String(status), /200|403/);
        return status === 200;
      },
    },
    'the meter of gated articles': {
      takes: 'reading counter',
      accepts: async (value) => (await count('second', value)).left === 0,
    },
    'a new password': {
      takes: 'link for a new password',
      async accepts(value) {
        const { token } = await resetLink();
        const json = { password: 'Tram-to-Bergen-8', token, encEmailId: value };
        const { status } = await app.call('resetPassword', { json });
        if (status === 200) reader = { ...reader, password: json.password };
        return status === 200;
      },
    },
    'a subscription by link': {
      takes: 'link of a newsletter',
      async accepts(encUserId) {
        const json = { encUserId, subscriptions: ['quarterly'] };
        const headers = { CaptchaKey: await app.captcha() };
        return (await app.call('subscribe', { json, headers })).status === 200;
      },
    },
    'the end of a subscription by link': {
      takes: 'link of a newsletter',
      async accepts(encUserId) {
        const json = { UserId: encUserId, Subscriptions: ['weekly'] };
        return (await app.call('unsubscribe', { json })).status === 204;
      },
    },
  };

  for (const [endpoint, { takes, accepts }] of Object.entries(endpoints))
    for (const kind of [
      'device',
      'second factor',
      'reading counter',
      'link of a newsletter',
      'link for a new password',
    ])
      it(`that is a ${kind} is ${kind === takes ? 'accepted' : 'refused'} by ${endpoint}`, async () => {
        assert.equal(await accepts(values[kind]!), kind === takes);
      });

  it('opens nothing once its time is over', async () => {
    const pass = await passOf(guarded);
    const [device, counter] = [await deviceOf(reader), (await count('first', '')).counter];
    app.pass(365 * 24 * 3600 + 1);
    assert.equal((await count('second', counter)).left, 1);
    assert.equal(await endpoints['the second step of a sign-in']!.accepts(pass), false);
    assert.equal(await endpoints['a sign-in of a locked address']!.accepts(device), false);
  });

  function newNetwork(): string {
    networks += 1;
    return `198.51.${Math.floor(networks / 250)}.${1 + (networks % 250)}`;
  }

  function signIn(json: { username: string; password: string }, network: string, headers: Record<string, string> = {}) {
    return app.call('signIn', { json, headers: { 'x-forwarded-for': network, ...headers } });
  }

  function credentialsOf({ email, password }: Reader) {
    return { username: email, password };
  }

  async function turnOnSecondFactor({ password, signedIn: headers }: Reader): Promise<string> {
    const owner = { path: { userId: 'me' }, headers };
    const begun = await app.call<{ data: { secret: string } }>('beginSecondFactor', { ...owner, json: { password } });
    const { secret } = begun.body.data;
    assert.equal((await app.call('confirmSecondFactor', { ...owner, json: { code: appCode(secret) } })).status, 200);
    return secret;
  }

  /** Each code works once, so the services' clock is advanced to the next. */
  async function passOf(owner: Reader): Promise<string> {
    app.pass(30);
    passed += 30;
    const requested = await app.call<{ error: { challenge: string } }>('signIn', { json: credentialsOf(owner) });
    const code = appCode(key, new Date(Date.now() + passed * 1000));
    const { headers } = await app.call('signInBySecondFactor', {
      json: { challenge: requested.body.error.challenge, code, remember: true },
    });
    return /inlay_second_factor=([^;]+)/.exec(headers.get('set-cookie') ?? '')![1]!;
  }

  async function deviceOf({ email, password }: Reader): Promise<string> {
    const { headers } = await signIn({ username: email, password }, newNetwork());
    return /^inlay_device=([^;]+)/.exec(headers.get('set-cookie') ?? '')![1]!;
  }

  async function count(article: string, counter: string): Promise<Reading> {
    return (await app.call<Reading>('countReading', { json: { article, counter } })).body;
  }

  async function resetLink(): Promise<{ token: string; uid: string }> {
    const headers = { CaptchaKey: await app.captcha() };
    await app.call('forgotPassword', { json: { email: reader.email }, headers });
    const { searchParams } = linkIn((await app.mailsTo(reader.email))[0]);
    return { token: searchParams.get('token')!, uid: searchParams.get('uid')! };
  }

  async function newsletterLink(): Promise<string> {
    await app.call('subscribe', {
      json: { email: reader.email, subscriptions: ['weekly'] },
      headers: { CaptchaKey: await app.captcha() },
    });
    return linkIn((await app.mailsTo(reader.email))[0]).searchParams.get('eid')!;
  }
});
