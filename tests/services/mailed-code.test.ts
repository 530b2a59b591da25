import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { User } from '../../demo/services/index.ts';
import { type App, startApp } from './setup/app.ts';
import { appCode } from './setup/authenticator-app.ts';
import { codeIn, goodPassword, linkIn, newAddress, type Reader, registrationOf } from './setup/people.ts';

describe('Signing in by a mailed code', () => {
  let app: App;
  before(async () => (app = await startApp({ environment: { TRUST_PROXY: 'true' } })));
  after(() => app.stop());

  const request = (email: string, headers: Record<string, string> = {}) =>
    app.call<{ data: { challenge: string } }>('requestMailedCode', { json: { email }, headers });
  const challengeFor = async (email: string) => (await request(email)).body.data.challenge;
  const signIn = (challenge: string, code: string, headers: Record<string, string> = {}) =>
    app.call<{ data: User; error?: { challenge?: string } }>('signInByMailedCode', {
      json: { challenge, code },
      headers,
    });
  const codesTo = async (email: string) =>
    (await app.mailsTo(email)).filter(({ kind }) => kind === 'sign-in-code').map((mail) => codeIn(mail));
  const codeTo = async (email: string) => (await codesTo(email))[0]!;
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
  const hasToken = (headers: Headers) =>
    ['access_token', 'refresh_token', 'set-cookie'].some((name) => headers.has(name));

  it('begins a session without a password, once', async () => {
    const { email, user } = await app.newReader();
    const requested = await request(email);
    assert.deepEqual([requested.status, requested.headers.get('cache-control')], [202, 'no-store']);
    const { challenge } = requested.body.data;
    const code = await codeTo(email);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const signedIn = await signIn(challenge, spaced);
    assert.equal(signedIn.body.data.id, user.id);
    assert.ok(hasToken(signedIn.headers));
    assert.equal((await signIn(challenge, code)).code, 6008);
  });

  it('answers the same for an address without an account, which gets no mail', async () => {
    const { email } = await app.newReader();
    const stranger = newAddress();
    const [registered, unknown] = [await request(email), await request(stranger)];
    const shapeOf = ({ status, body }: typeof registered) => [
      status,
      Object.keys(body.data),
      body.data.challenge.length,
    ];
    assert.deepEqual(shapeOf(unknown), shapeOf(registered));
    assert.deepEqual(await app.mailsTo(stranger), []);
    const code = await codeTo(email);
    assert.equal((await signIn(unknown.body.data.challenge, code)).code, 6010);
    assert.equal((await signIn(registered.body.data.challenge, wrong(code))).code, 6010);
  });

  it('refuses the code in a browser that did not begin', async () => {
    const { email } = await app.newReader();
    const challenge = await challengeFor(email);
    const code = await codeTo(email);
    const another = await challengeFor(email);
    assert.equal((await signIn(another, code)).code, 6010);
    assert.equal((await signIn('made-up', code)).code, 6008);
    // The stranger's second request has changed nothing for the owner.
    assert.equal((await signIn(challenge, code)).status, 200);
  });

  it('takes five codes for a challenge, also at the same moment', async () => {
    const { email } = await app.newReader();
    const challenge = await challengeFor(email);
    const code = await codeTo(email);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => signIn(challenge, wrong(code))));
    assert.equal(guesses.filter((guess) => guess.code === 6010).length, 5);
    assert.equal((await signIn(challenge, code)).code, 6008);
  });

  it('counts the tries of all challenges of an address, and locks no known browser out', async () => {
    const { email, password } = await app.newReader();
    const signedIn = await app.call('signIn', { json: { username: email, password } });
    const cookie = signedIn.headers.get('set-cookie')!.split(';')[0]!;
    const guessFrom = async (network: string) => {
      const headers = { 'x-forwarded-for': network };
      const { body } = await request(email, headers);
      for (let attempt = 0; attempt < 5; attempt += 1) await signIn(body.data.challenge, 'abcdef', headers);
    };
    for (let network = 1; network <= 24; network += 1) await guessFrom(`203.0.113.${network}`);
    const challenge = await challengeFor(email);
    const code = await codeTo(email);
    assert.equal((await signIn(challenge, code, { 'x-forwarded-for': '192.0.2.1' })).code, 2005);
    assert.equal((await signIn(challenge, code, { 'x-forwarded-for': '192.0.2.1', cookie })).status, 200);
  });

  it('ends with its time', async () => {
    const { email } = await app.newReader();
    const challenge = await challengeFor(email);
    const code = await codeTo(email);
    pass(15 * 60 + 1);
    assert.equal((await signIn(challenge, code)).code, 6008);
  });

  it('takes no secret that was made for another purpose', async () => {
    const reader = await app.newReader();
    const { email, accessToken, refreshToken } = reader;
    const registered = await app.call('register', {
      json: app.form({ email: newAddress() }),
      headers: { CaptchaKey: await app.captcha() },
    });
    await app.call('forgotPassword', { json: { email }, headers: { CaptchaKey: await app.captcha() } });
    const link = linkIn((await app.mailsTo(email)).find(({ kind }) => kind === 'reset-password'));
    const challenge = await challengeFor(email);
    const code = await codeTo(email);
    const { searchParams } = link;
    for (const secret of [
      registrationOf(registered),
      searchParams.get('token')!,
      searchParams.get('uid')!.slice(0, 200),
      accessToken.slice(0, 200),
      refreshToken,
    ])
      assert.equal((await signIn(secret, code)).code, 6008);
    // Its challenge opens nothing else either.
    const reset = { token: challenge, encEmailId: challenge, password: 'Another-Ferry-18' };
    assert.equal((await app.call('resetPassword', { json: reset })).code, 1001);
    assert.equal((await app.call('signInBySecondFactor', { json: { challenge, code } })).code, 2011);
    assert.equal((await app.call('confirmRegistration', { json: { email, code } })).code, 6010);
    assert.equal((await signIn(challenge, code)).status, 200);
  });

  it('asks for the second factor of an account that has one', async () => {
    const reader = await app.newReader();
    const key = await turnOnSecondFactor(reader);
    const challenge = await challengeFor(reader.email);
    const halfway = await signIn(challenge, await codeTo(reader.email));
    assert.deepEqual([halfway.code, hasToken(halfway.headers)], [2010, false]);
    pass(60);
    const json = { challenge: halfway.body.error?.challenge, code: codeNow(key) };
    assert.equal((await app.call('signInBySecondFactor', { json })).status, 200);
  });

  it('ends when the password changes', async () => {
    const { email } = await app.newReader();
    const challenge = await challengeFor(email);
    const code = await codeTo(email);
    await app.call('forgotPassword', { json: { email }, headers: { CaptchaKey: await app.captcha() } });
    const { searchParams } = linkIn((await app.mailsTo(email)).find(({ kind }) => kind === 'reset-password'));
    const json = {
      token: searchParams.get('token'),
      encEmailId: searchParams.get('uid'),
      password: `${goodPassword}8`,
    };
    assert.equal((await app.call('resetPassword', { json })).status, 200);
    assert.equal((await signIn(challenge, code)).code, 6008);
  });

  it('leaves nothing readable in the database', async () => {
    const { email } = await app.newReader();
    const challenge = await challengeFor(email);
    const code = await codeTo(email);
    const rows = JSON.stringify(await app.database.query('SELECT * FROM mailed_codes WHERE email = $1', [email]));
    assert.ok(rows.includes(email));
    assert.ok(!rows.includes(challenge) && !rows.includes(`"${code}"`));
  });

  /** The services' clock is turned by `pass`. */
  let passed = 0;
  const pass = (seconds: number) => {
    passed += seconds;
    app.pass(seconds);
  };
  const codeNow = (key: string) => appCode(key, new Date(Date.now() + passed * 1000));
  async function turnOnSecondFactor({ signedIn }: Reader): Promise<string> {
    const asReader = { path: { userId: 'me' }, headers: signedIn };
    const { secret } = (await app.call<{ data: { secret: string } }>('beginSecondFactor', { ...asReader, json: {} }))
      .body.data;
    assert.equal((await app.call('confirmSecondFactor', { ...asReader, json: { code: codeNow(secret) } })).status, 200);
    return secret;
  }
});

it('An address gets eight mailed codes in ten minutes at most, with or without an account', async () => {
  const app = await startApp({ environment: { RATE_LIMIT_FACTOR: '1' } });
  try {
    for (const email of [(await app.newReader()).email, newAddress()]) {
      app.pass(601);
      const codes = [];
      for (let attempt = 0; attempt < 9; attempt += 1)
        codes.push((await app.call('requestMailedCode', { json: { email } })).code);
      assert.deepEqual(codes.slice(0, 8).filter(Boolean), []);
      assert.equal(codes[8], 2005);
    }
  } finally {
    await app.stop();
  }
});
