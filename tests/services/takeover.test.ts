import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { after, before, describe, it } from 'node:test';
import type { Database } from '../../demo/services/index.ts';
import { type App, startApp } from './setup/app.ts';
import { appCode } from './setup/authenticator-app.ts';
import { createAuthenticator } from './setup/authenticator.ts';
import { linkIn, newAddress, type Reader } from './setup/people.ts';

const newPassword = 'Tram-to-Bergen-8';
const day = 24 * 3600;

interface Method {
  id: string;
  kind: string;
  name: string;
  addedAt: string;
}
interface ResetLink {
  token: string;
  encEmailId: string;
}

describe('An account that an intruder got into', () => {
  let app: App;
  let origin: string;
  let passed = 0;
  let heldQuery: { text: string; wait(): Promise<void> } | undefined;
  const holding = (database: Database): Database => ({
    ...database,
    async query<Row>(text: string, values?: readonly unknown[]) {
      const rows = await database.query<Row>(text, values);
      if (!heldQuery || !text.includes(heldQuery.text)) return rows;
      const { wait: isReleased } = heldQuery;
      heldQuery = undefined;
      await isReleased();
      return rows;
    },
  });
  before(async () => {
    app = await startApp({ environment: { TRUST_PROXY: 'true' }, wrap: holding });
    origin = app.origin.replace('127.0.0.1', 'localhost');
  });
  after(() => app.stop());

  const pass = (seconds: number) => {
    passed += seconds;
    app.pass(seconds);
  };
  const asReader = (reader: Reader) => ({ path: { userId: 'me' }, headers: reader.signedIn });
  const isSignedIn = async (reader: Reader) => (await app.call('getUser', asReader(reader))).status === 200;
  const mailOf = async (email: string, kind: string) => (await app.mailsTo(email)).find((mail) => mail.kind === kind);

  async function undoTokenOf(email: string, kind: string): Promise<string> {
    const link = linkIn(await mailOf(email, kind));
    assert.equal(link.pathname, '/account/reset-password');
    return link.searchParams.get('undoToken') ?? '';
  }
  const undo = (undoToken: string) => app.call<{ data: ResetLink }>('undoChange', { json: { undoToken } });
  const reset = (link: ResetLink, more: { keep?: string[] } = {}) =>
    app.call<{ data: { email: string }; error: { signInMethods: Method[] } }>('resetPassword', {
      json: { password: newPassword, ...link, ...more },
    });

  async function forgot(email: string): Promise<ResetLink> {
    await app.call('forgotPassword', { json: { email }, headers: { CaptchaKey: await app.captcha() } });
    const { searchParams } = linkIn(await mailOf(email, 'reset-password'));
    return { token: searchParams.get('token') ?? '', encEmailId: searchParams.get('uid') ?? '' };
  }

  async function addPasskey(reader: Reader) {
    const authenticator = createAuthenticator();
    const headers = { ...reader.signedIn, origin };
    const options = await app.call<{ data: { challenge: string; rp: { id: string } } }>('beginPasskey', {
      path: { userId: 'me' },
      headers,
    });
    const { challenge, rp } = options.body.data;
    const response = authenticator.create({ challenge, rpId: rp.id, origin });
    await app.call('addPasskey', { path: { userId: 'me' }, json: { response }, headers });
    return async () => {
      const challenge = await app.call<{ data: { challenge: string; rpId: string } }>('beginPasskeySignIn', {
        headers: { origin },
      });
      const answer = authenticator.get({ ...challenge.body.data, origin });
      return (await app.call('signInByPasskey', { json: { response: answer }, headers: { origin } })).status;
    };
  }

  async function turnOnSecondFactor(reader: Reader): Promise<void> {
    const begun = await app.call<{ data: { secret: string } }>('beginSecondFactor', {
      ...asReader(reader),
      json: { password: reader.password },
    });
    const code = appCode(begun.body.data.secret, new Date(Date.now() + passed * 1000));
    assert.equal((await app.call('confirmSecondFactor', { ...asReader(reader), json: { code } })).status, 200);
  }

  async function changeAddress(reader: Reader, email: string): Promise<void> {
    await app.call('changeUser', { ...asReader(reader), json: { email, currentPassword: reader.password } });
    const emailToken = linkIn(await mailOf(email, 'confirm-email-change')).searchParams.get('changeToken');
    assert.equal((await app.call('changeUser', { ...asReader(reader), json: { emailToken } })).status, 200);
  }

  it('loses the passkey that the intruder added, by the link of the notice', async () => {
    const reader = await app.newReader();
    const signIn = await addPasskey(reader);
    assert.equal(await signIn(), 200);
    const link = await undo(await undoTokenOf(reader.email, 'passkey-added'));
    assert.equal(link.status, 200);
    assert.equal(await signIn(), 400);
    assert.equal(await isSignedIn(reader), false);
    assert.deepEqual((await reset(link.body.data)).body.data, { email: reader.email });
  });

  it('gets its address back for seven days, and the notices that went to the intruder undo nothing', async () => {
    const reader = await app.newReader();
    const intruder = newAddress();
    await changeAddress(reader, intruder);
    await app.call('changeUser', {
      ...asReader(reader),
      json: { password: 'Intruders-own-7', currentPassword: reader.password },
    });
    const [ownToken, otherToken] = [
      await undoTokenOf(reader.email, 'address-changed'),
      await undoTokenOf(intruder, 'password-changed'),
    ];
    pass(7 * day - 60);
    const link = await undo(ownToken);
    assert.equal(link.status, 200);
    assert.equal((await undo(otherToken)).code, 1001);
    assert.equal((await app.call('signIn', { json: { username: intruder, password: 'Intruders-own-7' } })).code, 2004);
    assert.equal((await reset(link.body.data)).body.data.email, reader.email);
    assert.equal(await isSignedIn(await app.signIn(reader.email, newPassword)), true);
  });

  it('is not deleted by an intruder: the link of the notice keeps it, and ends the intruder’s session', async () => {
    const reader = await app.newReader();
    const challenge = await app.call('askForDeletion', { ...asReader(reader), json: { password: reader.password } });
    assert.equal(challenge.status, 202);
    const mail = await mailOf(reader.email, 'account-deletion');
    assert.match(mail?.text ?? '', /This wasn’t me:\n\S+undoToken=/);
    assert.match(mail?.html ?? '', /Keep my account<\/a>[\s\S]*This wasn’t me<\/a>/);
    const [, undoToken = ''] = /undoToken=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const link = await undo(undoToken);
    assert.equal(link.status, 200);
    assert.equal(await isSignedIn(reader), false);
    assert.equal((await reset(link.body.data)).status, 200);
    const again = await app.signIn(reader.email, newPassword);
    assert.equal(again.user.deletionDueAt, '');
  });

  it('says at sign-in when it will be deleted', async () => {
    const reader = await app.newReader();
    const challenge = await app.call<{ data: { dueAt: string } }>('askForDeletion', {
      ...asReader(reader),
      json: { password: reader.password },
    });
    const { user } = await app.signIn(reader.email, reader.password);
    assert.equal(user.deletionDueAt.slice(0, 16), challenge.body.data.dueAt.slice(0, 16));
  });

  it('is not undone after seven days, nor twice, nor by a made-up link', async () => {
    const reader = await app.newReader();
    await addPasskey(reader);
    const token = await undoTokenOf(reader.email, 'passkey-added');
    assert.equal((await undo('x'.repeat(43))).code, 1001);
    assert.equal((await undo(token)).status, 200);
    assert.equal((await undo(token)).code, 1001);
    const other = await app.newReader();
    await addPasskey(other);
    const late = await undoTokenOf(other.email, 'passkey-added');
    pass(7 * day + 1);
    assert.equal((await undo(late)).code, 6008);
  });

  it('is not signed in to by the password that the intruder chose', async () => {
    const reader = await app.newReader();
    await app.call('changeUser', {
      ...asReader(reader),
      json: { password: newPassword, currentPassword: reader.password },
    });
    await undo(await undoTokenOf(reader.email, 'password-changed'));
    assert.equal((await app.call('signIn', { json: { username: reader.email, password: newPassword } })).code, 2004);
  });

  it('loses the second factor and the recovery codes of the intruder', async () => {
    const reader = await app.newReader();
    await turnOnSecondFactor(reader);
    const link = await undo(await undoTokenOf(reader.email, 'second-factor-on'));
    assert.equal((await reset(link.body.data)).status, 200);
    await app.signIn(reader.email, newPassword);
  });

  it('shows at a reset what was added in the last 30 days, and keeps only what its owner names', async () => {
    const reader = await app.newReader();
    const [remainingKey, removedKey] = [await addPasskey(reader), await addPasskey(reader)];
    await turnOnSecondFactor(reader);
    const link = await forgot(reader.email);
    const challenge = await reset(link);
    assert.equal(challenge.code, 6012);
    const methods = challenge.body.error.signInMethods;
    assert.deepEqual(methods.map(({ kind }) => kind).sort(), ['passkey', 'passkey', 'second-factor']);
    assert.equal(await remainingKey(), 200, 'nothing has changed so far');
    const first = methods.filter(({ kind }) => kind === 'passkey').at(-1)!;
    assert.equal((await reset(link, { keep: [first.id] })).status, 200);
    assert.deepEqual([await remainingKey(), await removedKey()], [200, 400]);
    await app.signIn(reader.email, newPassword);
  });

  it('keeps at a reset, without a question, what is older than 30 days', async () => {
    const reader = await app.newReader();
    const signIn = await addPasskey(reader);
    pass(31 * day);
    assert.equal((await reset(await forgot(reader.email))).status, 200);
    assert.equal(await signIn(), 200);
  });

  it('asks at a reset about recovery codes that are newer than the second factor', async () => {
    const reader = await app.newReader();
    await turnOnSecondFactor(reader);
    await app.database.query("UPDATE second_factors SET turned_on_at = turned_on_at - interval '31 days'");
    const renewed = await app.call('renewRecoveryCodes', { ...asReader(reader), json: { password: reader.password } });
    assert.equal(renewed.status, 200);
    const link = await forgot(reader.email);
    assert.deepEqual(
      (await reset(link)).body.error.signInMethods.map(({ id }) => id),
      ['recovery-codes'],
    );
    assert.equal((await reset(link, { keep: [] })).status, 200);
    const [left] = await app.database.query('SELECT 1 FROM recovery_codes WHERE user_id = $1', [reader.user.id]);
    assert.equal(left, undefined);
  });

  it('is not linked to the provider of an intruder who began that before the reset', async () => {
    const reader = await app.newReader();
    const begun = await app.call<{ data: { url: string } }>('linkSocialAccount', {
      ...asReader(reader),
      json: { socialLoginIdpName: 'Lantern' },
    });
    const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
    assert.equal((await reset(await forgot(reader.email))).status, 200);
    const state = new URL(begun.body.data.url).searchParams.get('state') ?? '';
    const back = await fetch(`${app.origin}/services/user/v2/auth/social/Lantern/callback?code=x&state=${state}`, {
      headers: { cookie },
      redirect: 'manual',
    });
    assert.match(back.headers.get('location') ?? '', /ssoError=2022/);
  });

  it('tells its owner of a browser that it does not know, and of each only once', async () => {
    const reader = await app.newReader();
    const json = { username: reader.email, password: reader.password };
    const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
    const headers = { 'user-agent': chrome, 'x-client-country': 'no' };
    const first = await app.call('signIn', { json, headers });
    const mail = await mailOf(reader.email, 'new-device');
    assert.match(mail?.text ?? '', /Browser: Chrome, Windows\n\nCountry: Norway/);
    assert.match(mail?.text ?? '', /Time: .*UTC/);
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    await app.call('signIn', { json, headers: { ...headers, cookie } });
    assert.equal((await app.mailsTo(reader.email)).filter(({ kind }) => kind === 'new-device').length, 1);
    await undo(await undoTokenOf(reader.email, 'new-device'));
    await app.call('signIn', { json, headers: { ...headers, cookie } });
    assert.equal(
      (await app.mailsTo(reader.email)).filter(({ kind }) => kind === 'new-device').length,
      2,
      'the intruder’s browser is unknown again',
    );
  });

  describe('and whose intruder has a request under way while the owner sets a new password', () => {
    /** The next query that contains the text answers only after `release`. */
    function holdAnswer(text: string) {
      let release = () => {};
      let reached = () => {};
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      const isReached = new Promise<void>((resolve) => (reached = resolve));
      heldQuery = {
        text,
        wait() {
          reached();
          return isReleased;
        },
      };
      return { isReached, release };
    }

    it('begins no session with the old password', async () => {
      const reader = await app.newReader();
      const link = await forgot(reader.email);
      const { isReached, release } = holdAnswer('SELECT device_generation FROM users');
      const signIn = app.call('signIn', { json: { username: reader.email, password: reader.password } });
      await isReached;
      assert.equal((await reset(link)).status, 200);
      release();
      assert.equal((await signIn).code, 2004);
    });

    it('asks for no second factor after the old password', async () => {
      const reader = await app.newReader();
      await turnOnSecondFactor(reader);
      pass(31 * day);
      const link = await forgot(reader.email);
      const { isReached, release } = holdAnswer('first_name AS "firstName"');
      const signIn = app.call('signIn', { json: { username: reader.email, password: reader.password } });
      await isReached;
      assert.equal((await reset(link)).status, 200);
      release();
      assert.equal((await signIn).code, 2004);
    });

    it('adds no passkey', async () => {
      const reader = await app.newReader();
      const link = await forgot(reader.email);
      const { isReached, release } = holdAnswer('DELETE FROM passkey_challenges');
      const adding = addPasskey(reader);
      await isReached;
      assert.equal((await reset(link)).status, 200);
      release();
      const signIn = await adding;
      assert.equal(await signIn(), 400);
    });

    for (const [what, operation, proof] of [
      ['does not delete the account', 'askForDeletion', 'SELECT password_hash FROM users'],
      ['does not turn off the second factor', 'turnOffSecondFactor', 'SELECT password_hash FROM users'],
      ['removes no passkey', 'removePasskey', 'greatest(created_at, proved_at)'],
    ] as const)
      it(what, async () => {
        const reader = await app.newReader();
        const signIn = await addPasskey(reader);
        await turnOnSecondFactor(reader);
        const link = await forgot(reader.email);
        const keep = (await reset(link)).body.error.signInMethods.map(({ id }) => id);
        const passkeyId = keep.find((id) => id.startsWith('passkey:'))!.slice('passkey:'.length);
        const { isReached, release } = holdAnswer(proof);
        const change = app.call(operation, {
          path: { userId: 'me', ...(operation === 'removePasskey' && { passkeyId }) },
          headers: reader.signedIn,
          ...(operation !== 'removePasskey' && { json: { password: reader.password } }),
        });
        await isReached;
        assert.equal((await reset(link, { keep })).status, 200);
        release();
        assert.equal((await change).code, 2001);
        const [state] = await app.database.query(
          'SELECT EXISTS (SELECT 1 FROM second_factors WHERE user_id = $1) AS "hasFactor", EXISTS (SELECT 1 FROM deletions WHERE user_id = $1) AS "isEnding"',
          [reader.user.id],
        );
        assert.deepEqual(state, { hasFactor: true, isEnding: false });
        assert.equal(await signIn(), 200);
      });

    it('sets no password of their own by a request whose body comes later', async () => {
      const reader = await app.newReader();
      const link = await forgot(reader.email);
      const body = JSON.stringify({ password: 'Intruders-own-7' });
      const changing = request(`${app.origin}/services/user/v2/users/me`, {
        method: 'PATCH',
        headers: { ...reader.signedIn, 'content-type': 'application/json', 'content-length': body.length },
      });
      const answered = once(changing, 'response') as Promise<[IncomingMessage]>;
      const { isReached, release } = holdAnswer('revoked_at IS NULL');
      changing.write(body.slice(0, 5));
      await isReached;
      release();
      assert.equal((await reset(link)).status, 200);
      changing.end(body.slice(5));
      const [response] = await answered;
      response.resume();
      assert.equal(response.statusCode, 403);
      assert.equal((await app.call('signIn', { json: { username: reader.email, password: newPassword } })).status, 200);
    });
  });
});
