import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, startApp } from './setup/app.ts';
import { codeIn, goodPassword, newAddress } from './setup/people.ts';

describe('Signing in', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const signIn = (username: string, password: string) => app.call('signIn', { json: { username, password } });

  for (const [email, premium, practice] of [
    ['reader@alder-voss.example', false, false],
    ['premium@alder-voss.example', true, false],
    ['practice@alder-voss.example', false, true],
  ] as const) {
    it(`works for ${email} from the start`, async () => {
      const { user, accessToken, refreshToken } = await app.signIn(email, 'Lighthouse-42');
      assert.equal(user.isPremiumUser, premium);
      assert.equal(user.practiceUser, practice);
      assert.match(accessToken, /^[\w-]+\.[\w-]+\.[\w-]+$/);
      assert.ok(refreshToken.length > 40);
    });
  }

  it('does not mind capitals and spaces in the address', async () => {
    assert.equal((await signIn(' Reader@Alder-Voss.example ', 'Lighthouse-42')).status, 200);
  });

  it('says in the token when it expires, and nothing about the reader', async () => {
    const { accessToken, user } = await app.newReader();
    const payload = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    assert.equal(payload['sub'], user.id);
    assert.equal(Number(payload['exp']) - Number(payload['iat']), 600);
    assert.doesNotMatch(JSON.stringify(payload), /@|Ada/);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await app.newReader();
    const wrong = await signIn(email, 'Not-this-one-1');
    const unknown = await signIn(newAddress(), 'Not-this-one-1');
    assert.equal(wrong.code, 2004);
    assert.equal(wrong.status, unknown.status);
    assert.deepEqual(wrong.body, unknown.body);
    assert.deepEqual([...wrong.headers.keys()], [...unknown.headers.keys()]);
  });

  it('takes about as long for an unknown address as for a wrong password', async () => {
    const { email } = await app.newReader();
    const measure = async (username: string) => {
      const start = performance.now();
      await signIn(username, 'Not-this-one-1');
      return performance.now() - start;
    };
    const timesOfKnown: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      timesOfKnown.push(await measure(email));
      unknown.push(await measure(newAddress()));
    }
    // Without the dummy hash, the response for an unknown address is ten times faster.
    assert.ok(
      Math.min(...unknown) > Math.min(...timesOfKnown) / 3,
      `${Math.min(...unknown)} ms against ${Math.min(...timesOfKnown)} ms`,
    );
  });

  it('asks for the fields that are missing', async () => {
    assert.equal((await app.call('signIn', { json: { username: 'a@b.example' }, isWrong: true })).code, 1004);
    assert.equal((await signIn('', goodPassword)).code, 1004);
  });

  it('reports an unconfirmed address if the password is right, and mails a new code', async () => {
    const email = newAddress();
    await app.call('register', { json: app.form({ email }), headers: { CaptchaKey: await app.captcha() } });
    assert.equal((await signIn(email, 'Not-this-one-1')).code, 2004);
    const rejection = await signIn(email, goodPassword);
    assert.equal(rejection.status, 403);
    assert.equal(rejection.code, 2002);
    const { registration } = (rejection.body as unknown as { error: { registration: string } }).error;
    const [renewed, first] = await app.mailsTo(email);
    assert.notEqual(codeIn(renewed), codeIn(first));
    const confirmed = await app.call('confirmRegistration', { json: { email, code: codeIn(renewed), registration } });
    assert.equal(confirmed.status, 200);
  });

  describe('after five wrong passwords in a row', () => {
    const lock = async (username: string) => {
      for (let round = 0; round < 5; round += 1) assert.equal((await signIn(username, 'Not-this-one-1')).code, 2004);
    };

    it('is locked for 15 minutes, even with the right one', async () => {
      const { email, password } = await app.newReader();
      await lock(email);
      const locked = await signIn(email, password);
      assert.equal(locked.status, 423);
      assert.equal(locked.code, 2003);
      const { lockedUntil } = (locked.body as { error: { lockedUntil: string } }).error;
      assert.ok(Date.parse(lockedUntil) > Date.now() + 14 * 60_000);
      assert.ok(Number(locked.headers.get('retry-after')) > 14 * 60);
    });

    it('is locked the same way for an address without an account', async () => {
      const username = newAddress();
      await lock(username);
      assert.equal((await signIn(username, goodPassword)).code, 2003);
    });

    it('unlocks when the time is over, regardless of further tries', async () => {
      const { email, password } = await app.newReader();
      await lock(email);
      app.pass(10 * 60);
      assert.equal((await signIn(email, password)).code, 2003);
      app.pass(5 * 60 + 1);
      assert.equal((await signIn(email, password)).status, 200);
    });

    it('lets no more than five through when they come at the same moment', async () => {
      const { email } = await app.newReader();
      const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'Not-this-one-1')));
      assert.equal(answers.filter(({ code }) => code === 2004).length, 5);
      assert.equal(answers.filter(({ code }) => code === 2003).length, 7);
    });
  });

  it('restarts the count after a right password', async () => {
    const { email, password } = await app.newReader();
    for (let round = 0; round < 4; round += 1) await signIn(email, 'Not-this-one-1');
    assert.equal((await signIn(email, password)).status, 200);
    for (let round = 0; round < 4; round += 1) await signIn(email, 'Not-this-one-1');
    assert.equal((await signIn(email, password)).status, 200);
  });
});
