import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { User } from '../../demo/services/index.ts';
import { type App, startApp } from './setup/app.ts';
import { appCode } from './setup/authenticator-app.ts';
import { linkIn, type Reader, readerOf } from './setup/people.ts';

const hour = 3600;
const day = 24 * hour;

describe('An owner who cannot use the codes of the second factor', () => {
  let app: App;
  let passed = 0;
  before(async () => (app = await startApp({ environment: { ACCESS_TOKEN_SECONDS: String(30 * day) } })));
  after(() => app.stop());

  /** The services are stopped until the waiting period is over. */
  const pass = async (seconds: number) => {
    passed += seconds;
    app.pass(seconds);
    await app.services.sweep();
  };
  const codeOf = (key: string) => appCode(key, new Date(Date.now() + passed * 1000));
  const asReader = (reader: Reader) => ({ path: { userId: 'me' }, headers: reader.signedIn });
  const signIn = ({ email, password }: Pick<Reader, 'email' | 'password'>) =>
    app.call<{ error?: { challenge?: string } }>('signIn', { json: { username: email, password } });
  const challengeOf = async (reader: Pick<Reader, 'email' | 'password'>) =>
    (await signIn(reader)).body.error?.challenge ?? '';
  const finish = (challenge: string, code: string) =>
    app.call<{ data: User }>('signInBySecondFactor', { json: { challenge, code } });
  const begin = async (reader: Pick<Reader, 'email' | 'password'>) =>
    app.call<{ data: { dueAt: string } }>('beginSecondFactorReset', { json: { challenge: await challengeOf(reader) } });
  const kinds = async ({ email }: Reader) =>
    (await app.mailsTo(email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('second-factor-reset'));
  const mailOf = async ({ email }: Reader, kind: string) =>
    (await app.mailsTo(email)).find((mail) => mail.kind === kind);
  const resetCodeOf = async (reader: Reader) => {
    const mail = await mailOf(reader, 'second-factor-reset-code');
    return /\b[\da-z]{5}-[\da-z]{5}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  const dueOf = async (reader: Reader) =>
    (await app.call<{ data: { resetDueAt: string | null } }>('getSecondFactor', asReader(reader))).body.data.resetDueAt;

  async function lockedOut(): Promise<{ reader: Reader; key: string; recoveryCodes: string[] }> {
    const reader = await app.newReader();
    const begun = await app.call<{ data: { secret: string } }>('beginSecondFactor', {
      ...asReader(reader),
      json: { password: reader.password },
    });
    const key = begun.body.data.secret;
    const on = await app.call<{ data: { recoveryCodes: string[] } }>('confirmSecondFactor', {
      ...asReader(reader),
      json: { code: codeOf(key) },
    });
    await pass(60);
    return { reader, key, recoveryCodes: on.body.data.recoveryCodes };
  }

  it('is mailed at the start, halfway and at the end, and gets in by the last mail and the password', async () => {
    const { reader } = await lockedOut();
    const begun = await begin(reader);
    assert.equal(begun.status, 202);
    const wait = new Date(begun.body.data.dueAt).getTime() - (Date.now() + passed * 1000);
    assert.ok(Math.abs(wait / 1000 - 72 * hour) < 60);
    assert.deepEqual(await kinds(reader), ['second-factor-reset-begun']);
    await pass(36 * hour - 60);
    assert.deepEqual(await kinds(reader), ['second-factor-reset-begun']);
    await pass(120);
    assert.deepEqual(await kinds(reader), ['second-factor-reset-halfway', 'second-factor-reset-begun']);
    await pass(36 * hour - 120);
    assert.equal(await resetCodeOf(reader), '', 'not before the end');
    await pass(120);
    const code = await resetCodeOf(reader);
    const answer = await finish(await challengeOf(reader), code.toUpperCase());
    assert.equal(answer.status, 200);
    const again = readerOf(answer, reader.email, reader.password);
    const state = await app.call<{ data: { isOn: boolean } }>('getSecondFactor', asReader(again));
    assert.equal(state.body.data.isOn, false);
    assert.equal((await app.call('getUser', asReader(reader))).code, 2001, 'every other session has ended');
    assert.equal(
      (await app.mailsTo(reader.email)).some(({ kind }) => kind === 'second-factor-off'),
      true,
    );
    assert.equal((await signIn(reader)).status, 200);
  });

  it('waits no shorter for services that stood still: the last mail does not come with the one of halfway', async () => {
    const { reader } = await lockedOut();
    await begin(reader);
    await pass(73 * hour);
    assert.deepEqual(await kinds(reader), ['second-factor-reset-halfway', 'second-factor-reset-begun']);
    await pass(hour);
    assert.equal((await kinds(reader))[0], 'second-factor-reset-code');
  });

  it('may request it again, which neither restarts the wait nor mails again', async () => {
    const { reader } = await lockedOut();
    const first = (await begin(reader)).body.data.dueAt;
    await pass(hour);
    assert.equal((await begin(reader)).body.data.dueAt, first);
    assert.equal(await dueOf(reader), first);
    const both = await Promise.all([begin(reader), begin(reader)]);
    assert.deepEqual(
      both.map(({ body }) => body.data.dueAt),
      [first, first],
    );
    assert.equal((await kinds(reader)).length, 1);
  });

  it('still gets in by the app or a recovery code meanwhile, and then by no mailed code', async () => {
    const { reader, key, recoveryCodes } = await lockedOut();
    await begin(reader);
    assert.equal((await finish(await challengeOf(reader), codeOf(key))).status, 200);
    assert.equal((await finish(await challengeOf(reader), recoveryCodes[0]!)).status, 200);
    await app.call('turnOffSecondFactor', { ...asReader(reader), json: { password: reader.password } });
    await pass(73 * hour);
    await pass(hour);
    assert.equal(await resetCodeOf(reader), '');
  });

  it('cancels it from a signed-in device, and is mailed about that', async () => {
    const { reader } = await lockedOut();
    await begin(reader);
    assert.equal((await app.call('cancelSecondFactorReset', asReader(reader))).status, 204);
    assert.equal(await dueOf(reader), null);
    assert.equal((await kinds(reader))[0], 'second-factor-reset-cancelled');
    await pass(73 * hour);
    await pass(hour);
    assert.equal(await resetCodeOf(reader), '');
  });

  for (const [when, kind, seconds] of [
    ['first', 'second-factor-reset-begun', 0],
    ['second', 'second-factor-reset-halfway', 37 * hour],
    ['last', 'second-factor-reset-code', 36 * hour],
  ] as const)
    it(`cancels it by the link of the ${when} mail, which ends every session and the password`, async () => {
      const { reader } = await lockedOut();
      await begin(reader);
      if (seconds) await pass(37 * hour);
      if (kind === 'second-factor-reset-code') await pass(seconds);
      const code = await resetCodeOf(reader);
      const link = linkIn(await mailOf(reader, kind));
      assert.equal(link.pathname, '/account/reset-password');
      const challenge = await challengeOf(reader);
      const undone = await app.call('undoChange', { json: { undoToken: link.searchParams.get('undoToken') } });
      assert.equal(undone.status, 200);
      await pass(73 * hour);
      await pass(hour);
      assert.equal(await resetCodeOf(reader), code, 'no other code is mailed');
      assert.equal((await finish(challenge, code || '00000-00000')).code, 2011);
      assert.equal((await app.call('getUser', asReader(reader))).code, 2001);
    });

  describe('is not overtaken by an intruder', () => {
    it('who has only the password: no response contains the code, which is only sent to the mailbox', async () => {
      const { reader } = await lockedOut();
      const begun = await begin(reader);
      assert.deepEqual(Object.keys(begun.body.data), ['dueAt']);
      await pass(37 * hour);
      await pass(36 * hour);
      const code = await resetCodeOf(reader);
      assert.match(code, /-/);
      const answers = [await signIn(reader), await begin(reader)];
      assert.ok(!JSON.stringify(answers).includes(code));
      const [row] = await app.database.query('SELECT * FROM second_factor_resets WHERE user_id = $1', [reader.user.id]);
      assert.ok(!JSON.stringify(row).includes(code), 'the database has its hash');
      for (const guess of ['00000-00000', code.slice(1), '']) {
        const answer = await finish(await challengeOf(reader), guess);
        assert.notEqual(answer.status, 200);
      }
    });

    it('who has only the mailbox: nothing begins without the right password', async () => {
      const { reader } = await lockedOut();
      const challenge = await challengeOf({ email: reader.email, password: 'Not-the-password-1' });
      assert.equal(challenge, '');
      for (const made of ['x', 'A'.repeat(43)])
        assert.equal((await app.call('beginSecondFactorReset', { json: { challenge: made } })).code, 2011);
      assert.deepEqual(await kinds(reader), []);
    });

    it('who began the reset: a new password ends it, and a reader’s code opens no other account', async () => {
      const [{ reader }, other] = [await lockedOut(), await lockedOut()];
      await begin(reader);
      await begin(other.reader);
      await pass(37 * hour);
      await pass(36 * hour);
      const code = await resetCodeOf(reader);
      assert.equal((await finish(await challengeOf(other.reader), code)).code, 6010);
      const changed = { ...reader, password: 'Another-ferry-18' };
      const signedIn = await app.call('changeUser', {
        ...asReader(reader),
        json: { password: changed.password, currentPassword: reader.password },
      });
      assert.equal(signedIn.status, 200);
      assert.equal((await finish(await challengeOf(changed), code)).code, 6010);
    });

    it('who finds the e-mail later: the code works once, and for seven days', async () => {
      const [{ reader }, late] = [await lockedOut(), await lockedOut()];
      for (const waiting of [reader, late.reader]) await begin(waiting);
      await pass(37 * hour);
      await pass(36 * hour);
      const [code, lateCode] = [await resetCodeOf(reader), await resetCodeOf(late.reader)];
      assert.equal((await finish(await challengeOf(reader), code)).status, 200);
      assert.equal((await signIn(reader)).status, 200);
      await pass(7 * day);
      assert.equal((await finish(await challengeOf(late.reader), lateCode)).code, 6010);
    });
  });

  it('has a waiting period that the operator chooses', async () => {
    const quick = await startApp({ environment: { SECOND_FACTOR_RESET_SECONDS: '60' } });
    const reader = await quick.newReader();
    const begun = await quick.call<{ data: { secret: string } }>('beginSecondFactor', {
      ...asReader(reader),
      json: { password: reader.password },
    });
    await quick.call('confirmSecondFactor', { ...asReader(reader), json: { code: appCode(begun.body.data.secret) } });
    const requested = await quick.call<{ error: { challenge: string } }>('signIn', {
      json: { username: reader.email, password: reader.password },
    });
    const { challenge } = requested.body.error;
    const { dueAt } = (await quick.call<{ data: { dueAt: string } }>('beginSecondFactorReset', { json: { challenge } }))
      .body.data;
    assert.ok(new Date(dueAt).getTime() - Date.now() <= 60_000);
    await quick.stop();
  });
});
