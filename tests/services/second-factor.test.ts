import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { User } from '../../demo/services/index.ts';
import { codeAt, stepOf } from '../../demo/services/second-factor/totp.ts';
import { type App, startApp } from './setup/app.ts';
import { appCode } from './setup/authenticator-app.ts';
import { createBrowser } from './setup/browser.ts';
import { goodPassword, linkIn, type Reader, readerOf } from './setup/people.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('A code of an authenticator app', () => {
  // RFC 6238, appendix B.
  for (const [seconds, code] of [
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ] as const) {
    it(`is ${code} at ${seconds} s`, () => assert.equal(codeAt(secret, Math.floor(seconds / 30), 8), code));
  }

  it('is known for its time, a step before and a step after, and no longer', () => {
    const step = 41152263;
    const code = codeAt(secret, step);
    const steps = [-31, -30, 0, 29, 59, 60].map((seconds) => stepOf(secret, code, at(step * 30 + seconds)));
    assert.deepEqual(steps, [undefined, step, step, step, step, undefined]);
    for (const wrong of ['', '12345', `${code}0`, '------'])
      assert.equal(stepOf(secret, wrong, at(step * 30)), undefined);
  });

  it('is the same as another implementation makes of the same secret', () => {
    assert.equal(appCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', at(30)), codeAt(secret, 1));
  });
});

describe('A second factor', () => {
  let app: App;
  /** `pass` advances the services' clock. */
  let passed = 0;
  before(async () => (app = await startApp({ environment: { TRUST_PROXY: 'true' } })));
  after(() => app.stop());

  const pass = (seconds: number) => {
    passed += seconds;
    app.pass(seconds);
  };
  const codeOf = (key: string, steps = 0) => appCode(key, new Date(Date.now() + (passed + steps * 30) * 1000));
  const asReader = (reader: Reader) => ({ path: { userId: 'me' }, headers: reader.signedIn });
  const state = async (reader: Reader) =>
    (
      await app.call<{
        data: {
          isOn: boolean;
          recoveryCodesLeft: number;
          unsavedRecoveryCodes: string[] | null;
          requiresPassword: boolean;
          resetDueAt: string | null;
        };
      }>('getSecondFactor', asReader(reader))
    ).body.data;
  const begin = (reader: Reader, json: { password?: string } = {}) =>
    app.call<{ data: { secret: string; uri: string } }>('beginSecondFactor', { ...asReader(reader), json });
  const confirm = (reader: Reader, code: string) =>
    app.call<{ data: { recoveryCodes: string[] } }>('confirmSecondFactor', { ...asReader(reader), json: { code } });
  const signIn = ({ email, password }: Pick<Reader, 'email' | 'password'>, headers: Record<string, string> = {}) =>
    app.call<{ error?: { challenge?: string } }>('signIn', { json: { username: email, password }, headers });
  const challengeOf = async (reader: Pick<Reader, 'email' | 'password'>) =>
    (await signIn(reader)).body.error?.challenge ?? '';
  const finish = (challenge: string, code: string, headers: Record<string, string> = {}) =>
    app.call<{ data: User }>('signInBySecondFactor', { json: { challenge, code }, headers });
  const hasToken = (headers: Headers) =>
    ['access_token', 'refresh_token', 'set-cookie'].some((name) => headers.has(name));

  const signedInAgain = ({ email, password }: Reader) =>
    app.call<{ data: User }>('signIn', { json: { username: email, password } });

  async function protectedReader() {
    const reader = await app.newReader();
    const { secret: key } = (await begin(reader)).body.data;
    const { recoveryCodes } = (await confirm(reader, codeOf(key))).body.data;
    pass(60);
    return { reader, key, recoveryCodes };
  }

  it('is on once a code has shown that the app has the secret; then sign-in asks for it, and gives no token before', async () => {
    const reader = await app.newReader();
    const begun = await begin(reader);
    assert.equal(begun.headers.get('cache-control'), 'no-store');
    const { secret: key, uri } = begun.body.data;
    assert.equal(
      uri,
      `otpauth://totp/Alder%20%26%20Voss:${encodeURIComponent(reader.email)}?secret=${key}&issuer=Alder%20%26%20Voss`,
    );
    assert.match(key, /^[A-Z2-7]{32}$/);
    assert.equal((await signIn(reader)).status, 200);
    assert.equal((await confirm(reader, '000000')).code, 6010);
    const { headers, body } = await confirm(reader, codeOf(key));
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(new Set(body.data.recoveryCodes).size, 10);
    assert.deepEqual(await state(reader), {
      isOn: true,
      recoveryCodesLeft: 10,
      unsavedRecoveryCodes: body.data.recoveryCodes,
      requiresPassword: true,
      asksPassword: true,
      resetDueAt: null,
    });
    assert.equal((await app.mailsTo(reader.email))[0]?.kind, 'second-factor-on');

    const challenged = await signIn(reader);
    assert.deepEqual(
      [challenged.status, challenged.code, hasToken(challenged.headers), challenged.headers.get('cache-control')],
      [403, 2010, false, 'no-store'],
    );
    const answer = await finish(challenged.body.error?.challenge ?? '', codeOf(key, 1));
    assert.equal(answer.body.data.id, reader.user.id);
    assert.ok(hasToken(answer.headers));
    assert.equal((await app.call('getUser', asReader(readerOf(answer, reader.email, '')))).status, 200);
  });

  it('shows new recovery codes again to the session that made them, until they are saved, used or 15 minutes old', async () => {
    const { reader, key, recoveryCodes } = await protectedReader();
    const other = readerOf(await finish(await challengeOf(reader), codeOf(key)), reader.email, reader.password);
    const unsaved = async (owner: Reader) => (await state(owner)).unsavedRecoveryCodes;
    assert.deepEqual([await unsaved(reader), await unsaved(other)], [recoveryCodes, null]);
    await app.call('recoveryCodesSaved', asReader(reader));
    assert.equal(await unsaved(reader), null);

    const renew = async () =>
      (
        await app.call<{ data: { recoveryCodes: string[] } }>('renewRecoveryCodes', {
          ...asReader(reader),
          json: { password: reader.password },
        })
      ).body.data.recoveryCodes;
    const [code = ''] = await renew();
    assert.equal((await finish(await challengeOf(reader), code)).status, 200);
    assert.equal(await unsaved(reader), null);

    const renewed = await renew();
    assert.deepEqual(await unsaved(reader), renewed);
    const exported = await app.call('exportOwnData', asReader(reader));
    assert.doesNotMatch(JSON.stringify(exported.body), new RegExp(renewed[0]!));
    pass(15 * 60 + 1);
    const { headers } = await app.call('refreshTokens', {
      form: { grant_type: 'refresh_token', client_id: 'Dotcom' },
      headers: { refresh_token: reader.refreshToken },
    });
    const later = readerOf({ headers, body: { data: reader.user } }, reader.email, reader.password);
    assert.equal(await unsaved(later), null);
  });

  it('has one secret for the tabs of a session, and never one that another session began', async () => {
    const reader = await app.newReader();
    const other = readerOf(await signedInAgain(reader), reader.email, reader.password);
    const { secret: theirs } = (await begin(other)).body.data;
    const { secret: first } = (await begin(reader)).body.data;
    const { secret: second } = (await begin(reader)).body.data;
    assert.equal(first, second);
    assert.notEqual(first, theirs);
    assert.equal((await confirm(other, codeOf(theirs))).code, 2011);
    assert.equal((await confirm(reader, codeOf(first))).status, 200);
    assert.equal((await confirm(reader, codeOf(second, 1))).code, 2012);
  });

  it('asks who sets it up, renews codes or turns it off for the password, unless the sign-in is fresh', async () => {
    const reader = await app.newReader();
    pass(301);
    const late = {
      ...reader,
      ...readerOf(
        await app.call<{ data: User }>('signIn', { json: { username: reader.email, password: reader.password } }),
        reader.email,
        reader.password,
      ),
    };
    pass(301);
    for (const call of ['beginSecondFactor', 'renewRecoveryCodes', 'turnOffSecondFactor']) {
      assert.equal((await app.call(call, { ...asReader(late), json: {} })).code, 2007, call);
      assert.equal(
        (await app.call(call, { ...asReader(late), json: { password: 'not-this-one-1' } })).code,
        2008,
        call,
      );
    }
    const { secret: key } = (await begin(late, { password: reader.password })).body.data;
    assert.equal((await confirm(late, codeOf(key))).status, 200);
    assert.equal((await begin(late, { password: reader.password })).code, 2012);
  });

  it('ends the sessions that began without it, but for the one that turned it on', async () => {
    const reader = await app.newReader();
    const elsewhere = await app.signIn(reader.email, reader.password);
    const { secret: key } = (await begin(reader)).body.data;
    await confirm(reader, codeOf(key));
    assert.equal((await app.call('getUser', asReader(elsewhere))).code, 2001);
    assert.equal((await app.call('getUser', asReader(reader))).status, 200);
  });

  it('keeps the secret sealed and the recovery codes hashed, and exports neither', async () => {
    const { reader, key, recoveryCodes } = await protectedReader();
    const tables = ['second_factors', 'second_factor_setups', 'recovery_codes', 'second_factor_challenges'];
    const challenge = await challengeOf(reader);
    const rows = await Promise.all(tables.map((table) => app.database.query(`SELECT * FROM ${table}`)));
    const saved = JSON.stringify([rows, (await app.call('exportOwnData', asReader(reader))).body]);
    for (const secret of [key, challenge, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      assert.ok(!saved.includes(secret));
    assert.match(saved, /"recoveryCodesLeft":10/);
  });

  describe('takes', () => {
    it('each code of the app once, and none that is older', async () => {
      const { reader, key } = await protectedReader();
      const [older, code] = [codeOf(key, -1), codeOf(key)];
      assert.equal((await finish(await challengeOf(reader), code)).status, 200);
      const challenge = await challengeOf(reader);
      assert.equal((await finish(challenge, code)).code, 6010);
      assert.equal((await finish(challenge, older)).code, 6010);
      assert.equal((await finish(challenge, `${codeOf(key, 1).slice(0, 3)} ${codeOf(key, 1).slice(3)}`)).status, 200);
    });

    it('not the code that turned it on', async () => {
      const reader = await app.newReader();
      const { secret: key } = (await begin(reader)).body.data;
      const code = codeOf(key);
      await confirm(reader, code);
      assert.equal((await finish(await challengeOf(reader), code)).code, 6010);
    });

    it('each recovery code once, however it is typed, and notifies the owner of the remaining number', async () => {
      const { reader, recoveryCodes } = await protectedReader();
      const [first = '', second = ''] = recoveryCodes;
      assert.equal((await finish(await challengeOf(reader), first)).status, 200);
      const mail = (await app.mailsTo(reader.email)).find(({ kind }) => kind === 'recovery-code-used');
      assert.match(mail?.text ?? '', /Recovery codes left: 9\./);
      assert.equal((await finish(await challengeOf(reader), first)).code, 6010);
      assert.equal(
        (await finish(await challengeOf(reader), ` ${second.replace('-', ' ').toUpperCase().replaceAll('0', 'O')} `))
          .status,
        200,
      );
      assert.equal((await state(reader)).recoveryCodesLeft, 8);
    });

    it('one of two requests with the same code at the same moment, and loses no code to a used challenge', async () => {
      const { reader, key, recoveryCodes } = await protectedReader();
      const [first, second] = [await challengeOf(reader), await challengeOf(reader)];
      const both = await Promise.all([finish(first, codeOf(key)), finish(second, codeOf(key))]);
      assert.deepEqual(both.map(({ status }) => status).sort(), [200, 400]);
      const challenge = await challengeOf(reader);
      const twice = await Promise.all(recoveryCodes.slice(0, 2).map((code) => finish(challenge, code)));
      assert.deepEqual(twice.map(({ status }) => status).sort(), [200, 400]);
      assert.equal((await state(reader)).recoveryCodesLeft, 9);
    });

    it('no code of another user, and no recovery code from before a renewal', async () => {
      const [first, second] = [await protectedReader(), await protectedReader()];
      const challenge = await challengeOf(first.reader);
      assert.equal((await finish(challenge, codeOf(second.key))).code, 6010);
      assert.equal((await finish(challenge, second.recoveryCodes[0]!)).code, 6010);
      const renewed = await app.call<{ data: { recoveryCodes: string[] } }>('renewRecoveryCodes', {
        ...asReader(first.reader),
        json: { password: goodPassword },
      });
      assert.equal((await app.mailsTo(first.reader.email))[0]?.kind, 'recovery-codes-renewed');
      assert.equal((await finish(challenge, first.recoveryCodes[0]!)).code, 6010);
      assert.equal((await finish(challenge, renewed.body.data.recoveryCodes[0]!)).status, 200);
    });
  });

  describe('has challenges that', () => {
    it('require the password', async () => {
      const { reader, key } = await protectedReader();
      const { status, body } = await signIn({ email: reader.email, password: 'not-this-one-1' });
      assert.deepEqual([status, body.error?.challenge], [401, undefined]);
      for (const made of ['x', key, 'A'.repeat(43)]) assert.equal((await finish(made, codeOf(key))).code, 2011);
    });

    it('work once, and for ten minutes', async () => {
      const { reader, recoveryCodes } = await protectedReader();
      const challenge = await challengeOf(reader);
      assert.equal((await finish(challenge, recoveryCodes[0]!)).status, 200);
      assert.equal((await finish(challenge, recoveryCodes[1]!)).code, 2011);
      assert.equal((await state(reader)).recoveryCodesLeft, 9);
      const late = await challengeOf(reader);
      pass(601);
      assert.equal((await finish(late, recoveryCodes[1]!)).code, 2011);
    });

    it('end after five tries, even parallel ones', async () => {
      const { reader, key } = await protectedReader();
      const challenge = await challengeOf(reader);
      const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => finish(challenge, `00000${index}`)));
      assert.equal(answers.filter(({ code }) => code === 6010).length, 5);
      assert.equal((await finish(challenge, codeOf(key))).code, 2011);
    });

    it('end with a new password, and with the second factor', async () => {
      const { reader, recoveryCodes } = await protectedReader();
      const waiting = await challengeOf(reader);
      await app.call('changeUser', {
        ...asReader(reader),
        json: { password: 'Another-ferry-18', currentPassword: goodPassword },
      });
      assert.equal((await finish(waiting, recoveryCodes[0]!)).code, 2011);
      const changed = { ...reader, password: 'Another-ferry-18' };
      const last = await challengeOf(changed);
      assert.equal(
        (await app.call('turnOffSecondFactor', { ...asReader(reader), json: { password: changed.password } })).status,
        204,
      );
      assert.equal((await finish(last, recoveryCodes[0]!)).code, 2011);
      assert.equal((await app.mailsTo(reader.email))[0]?.kind, 'second-factor-off');
      assert.equal((await signIn(changed)).status, 200);
    });
  });

  it('counts what many challenges guess, and keeps its owner out of no browser that has signed in before', async () => {
    const { reader, recoveryCodes } = await protectedReader();
    const from = (network: string, more: Record<string, string> = {}) => ({ 'x-forwarded-for': network, ...more });
    const signedIn = await finish(await challengeOf(reader), recoveryCodes[0]!, from('198.51.100.7'));
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const guess = async (network: string, times: number) => {
      for (let attempt = 0; attempt < times; attempt += 1)
        await finish(await challengeOf(reader), '000000', from(network));
    };
    await guess('203.0.113.1', 10);
    assert.equal((await finish(await challengeOf(reader), recoveryCodes[1]!, from('203.0.113.1'))).code, 2005);
    for (let network = 2; network <= 6; network += 1) await guess(`203.0.113.${network}`, 10);
    assert.equal((await finish(await challengeOf(reader), recoveryCodes[1]!, from('192.0.2.1'))).code, 2005);
    assert.equal(
      (await finish(await challengeOf(reader), recoveryCodes[1]!, from('192.0.2.1', { cookie }))).status,
      200,
    );
  });

  describe('is not required again', () => {
    const remember = async (reader: Reader, code: string) => {
      const challenge = await challengeOf(reader);
      const { headers } = await app.call('signInBySecondFactor', { json: { challenge, code, remember: true } });
      const [, pass = ''] = /(inlay_second_factor=[^;]+)/.exec(headers.get('set-cookie') ?? '') ?? [];
      return { cookie: pass };
    };

    it('for 30 days in a browser whose visitor wants that, and in no other', async () => {
      const { reader, recoveryCodes } = await protectedReader();
      const plain = await finish(await challengeOf(reader), recoveryCodes[1]!);
      assert.doesNotMatch(plain.headers.get('set-cookie') ?? '', /inlay_second_factor/, 'off unless asked for');
      const browser = await remember(reader, recoveryCodes[0]!);
      assert.equal((await signIn(reader, browser)).status, 200);
      assert.equal((await signIn(reader)).code, 2010);
      const other = await protectedReader();
      assert.equal((await signIn(other.reader, browser)).code, 2010, 'for this account only');
      const wrong = { email: reader.email, password: 'not-this-one-1' };
      assert.equal((await signIn(wrong, browser)).code, 2004, 'the password stays');
      pass(30 * 24 * 3600 + 1);
      assert.equal((await signIn(reader, browser)).code, 2010);
    });

    it('until the password changes', async () => {
      const { reader, recoveryCodes } = await protectedReader();
      const browser = await remember(reader, recoveryCodes[0]!);
      await app.call('changeUser', {
        ...asReader(reader),
        json: { password: 'Another-ferry-18', currentPassword: goodPassword },
      });
      assert.equal((await signIn({ email: reader.email, password: 'Another-ferry-18' }, browser)).code, 2010);
    });

    it('until a new password by e-mail', async () => {
      const { reader, recoveryCodes } = await protectedReader();
      const browser = await remember(reader, recoveryCodes[0]!);
      await app.call('forgotPassword', { json: { email: reader.email }, headers: { CaptchaKey: await app.captcha() } });
      const { searchParams } = linkIn((await app.mailsTo(reader.email))[0]);
      const json = {
        password: 'Another-ferry-18',
        token: searchParams.get('token'),
        encEmailId: searchParams.get('uid'),
        keep: ['second-factor'],
      };
      assert.equal((await app.call('resetPassword', { json })).status, 200);
      assert.equal((await signIn({ email: reader.email, password: 'Another-ferry-18' }, browser)).code, 2010);
    });

    it('until the second factor is another one', async () => {
      const { reader, recoveryCodes } = await protectedReader();
      const browser = await remember(reader, recoveryCodes[0]!);
      await app.call('turnOffSecondFactor', { ...asReader(reader), json: { password: goodPassword } });
      const { secret: key } = (await begin(reader, { password: goodPassword })).body.data;
      await confirm(reader, codeOf(key));
      assert.equal((await signIn(reader, browser)).code, 2010);
    });
  });

  describe('is required', () => {
    it('after a new password by mail, which does not turn off one that is older than 30 days', async () => {
      const { reader, key } = await protectedReader();
      pass(31 * 24 * 3600);
      await app.call('forgotPassword', { json: { email: reader.email }, headers: { CaptchaKey: await app.captcha() } });
      const { searchParams } = linkIn((await app.mailsTo(reader.email))[0]);
      const json = {
        password: 'Another-ferry-18',
        token: searchParams.get('token'),
        encEmailId: searchParams.get('uid'),
      };
      const reset = await app.call('resetPassword', { json });
      assert.deepEqual([reset.status, hasToken(reset.headers)], [200, false]);
      const challenged = await signIn({ email: reader.email, password: 'Another-ferry-18' });
      assert.deepEqual([challenged.code, hasToken(challenged.headers)], [2010, false]);
      assert.equal((await finish(challenged.body.error?.challenge ?? '', codeOf(key))).status, 200);
    });

    it('after an identity provider, which is one factor', async () => {
      const { reader, key } = await protectedReader();
      await app.database.query(
        "INSERT INTO social_logins (provider, subject, user_id, linked_at) VALUES ('Lantern', 'mara', $1, now())",
        [reader.user.id],
      );
      const browser = createBrowser(app.origin);
      const question = await browser.open('/services/user/v2/auth/social/Lantern');
      const consent = await browser.open(question.url.href, { form: { person: 'mara' } });
      const back = consent.status === 0 ? consent : await browser.open(consent.url.href, { form: { answer: 'allow' } });
      const challenged = await app.call<{ error?: { challenge?: string } }>('exchangeSocialCode', {
        json: { code: back.url.searchParams.get('code') },
        headers: { cookie: browser.cookies() },
      });
      assert.deepEqual([challenged.code, challenged.headers.has('access_token')], [2010, false]);
      const answer = await finish(challenged.body.error?.challenge ?? '', codeOf(key));
      assert.equal(answer.status, 200);
      const left = await app.call<{ data: { provider: string } }>('signOut', {
        headers: { authorization: `Bearer ${answer.headers.get('access_token') ?? ''}` },
        json: { returnUrl: '/' },
      });
      assert.equal(left.body.data.provider, 'Lantern');
    });
  });

  it('is forgotten with its account, and what was begun and not ended with time', async () => {
    const { reader } = await protectedReader();
    await challengeOf(reader);
    const other = await app.newReader();
    await begin(other);
    pass(901);
    assert.equal((await confirm(await app.signIn(other.email, other.password), '000000')).code, 2011);
    await app.services.sweep();
    assert.deepEqual(
      await app.database.query('SELECT 1 FROM second_factor_setups UNION ALL SELECT 1 FROM second_factor_challenges'),
      [],
    );
    await app.database.query('DELETE FROM users WHERE id = $1', [reader.user.id]);
    assert.deepEqual(await app.database.query('SELECT 1 FROM second_factors WHERE user_id = $1', [reader.user.id]), []);
  });

  it('is its owner’s business only', async () => {
    const { reader } = await protectedReader();
    const other = await app.newReader();
    for (const call of [
      'getSecondFactor',
      'beginSecondFactor',
      'confirmSecondFactor',
      'renewRecoveryCodes',
      'turnOffSecondFactor',
      'cancelSecondFactorReset',
    ]) {
      const hasBody = !['getSecondFactor', 'cancelSecondFactorReset'].includes(call);
      const json = !hasBody ? undefined : call === 'confirmSecondFactor' ? { code: '000000' } : {};
      assert.equal(
        (await app.call(call, { path: { userId: reader.user.id }, headers: other.signedIn, json })).code,
        2006,
        call,
      );
      assert.equal((await app.call(call, { path: { userId: 'me' }, json })).code, 2001, call);
    }
  });
});
