import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { ServiceError } from '../../demo/services/http/errors.ts';
import { rejectWeakPassword, weakness } from '../../demo/services/security/password-rule.ts';
import { type App, startApp } from './setup/app.ts';
import { codeIn, goodPassword, linkIn, newAddress } from './setup/people.ts';

describe('Tries from many networks', () => {
  let app: App;
  before(async () => (app = await startApp({ environment: { TRUST_PROXY: 'true' } })));
  after(() => app.stop());

  const from = (network: string, more: Record<string, string> = {}) => ({ 'x-forwarded-for': network, ...more });
  const signIn = (username: string, password: string, headers: Record<string, string>) =>
    app.call('signIn', { json: { username, password }, headers });
  const guess = async (username: string, network: string, times: number) => {
    for (let attempt = 0; attempt < times; attempt += 1) await signIn(username, 'Not-this-one-1', from(network));
  };

  it('lock out only the networks that tried', async () => {
    const { email, password } = await app.newReader();
    await guess(email, '203.0.113.5', 6);
    assert.equal((await signIn(email, password, from('203.0.113.5'))).code, 2003);
    assert.equal((await signIn(email, password, from('198.51.100.7'))).status, 200);
  });

  it('lock together what all of them guess, but not a browser that has signed in before', async () => {
    const { email, password } = await app.newReader();
    const signedIn = await signIn(email, password, from('198.51.100.7'));
    const cookie = signedIn.headers.get('set-cookie')!;
    assert.match(cookie, /^inlay_device=[^;]+;.*HttpOnly/);
    for (let network = 1; network <= 11; network += 1) await guess(email, `203.0.113.${network}`, 5);
    assert.equal((await signIn(email, password, from('192.0.2.1'))).code, 2003);
    assert.equal((await signIn(email, password, from('192.0.2.1', { cookie: cookie.split(';')[0]! }))).status, 200);
  });

  it('take a browser for known to the address that it signed in to, and to no other', async () => {
    const [first, second] = [await app.newReader(), await app.newReader()];
    const cookie = (await signIn(first.email, first.password, from('198.51.100.7'))).headers
      .get('set-cookie')!
      .split(';')[0]!;
    await guess(second.email, '203.0.113.9', 6);
    assert.equal((await signIn(second.email, second.password, from('203.0.113.9', { cookie }))).code, 2003);
    assert.equal(
      (await signIn(second.email, second.password, from('203.0.113.9', { cookie: 'inlay_device=made-up' }))).code,
      2003,
    );
  });

  it('at a code do not lock out the owner of the registration', async () => {
    const { email, registration } = await register('198.51.100.7');
    for (let attempt = 0; attempt < 6; attempt += 1) await confirm({ email, code: '000000' }, '203.0.113.5');
    assert.equal((await confirm({ email, code: '000000' }, '203.0.113.5')).code, 2005);
    const code = codeIn((await app.mailsTo(email))[0]);
    assert.equal((await confirm({ email, code, registration }, '198.51.100.7')).status, 200);
  });

  it('at the codes of a registration are not renewed by a new mail, and the answer says how long to wait', async () => {
    const { email, registration } = await register('198.51.100.7');
    const guess = () => confirm({ email, code: '000000', registration }, '198.51.100.7');
    for (let attempt = 0; attempt < 5; attempt += 1) assert.equal((await guess()).code, 6010);
    await app.call('resendConfirmation', { json: { email, registration }, headers: from('198.51.100.7') });
    const refused = await guess();
    assert.equal(refused.code, 2005);
    const seconds = Number(refused.headers.get('retry-after'));
    assert.ok(seconds > 800 && seconds <= 900, String(seconds));
    const link = linkIn((await app.mailsTo(email))[0]).searchParams.get('token');
    app.pass(seconds);
    assert.equal((await guess()).code, 6010);
    // The code has expired meanwhile; the next one works, and so would its link.
    assert.equal((await confirm({ token: link, registration }, '198.51.100.7')).code, 6010);
    await app.call('resendConfirmation', { json: { email, registration }, headers: from('198.51.100.7') });
    const code = codeIn((await app.mailsTo(email))[0]);
    assert.equal((await confirm({ email, code, registration }, '198.51.100.7')).status, 200);
  });

  it('at the codes of an address end after a hundred, however many register it', async () => {
    const email = newAddress();
    const answers: (number | undefined)[] = [];
    for (let network = 1; network <= 21; network += 1) {
      const { registration } = await register(`203.0.113.${network}`, email);
      for (let attempt = 0; attempt < 5; attempt += 1)
        answers.push((await confirm({ email, code: '000000', registration }, `203.0.113.${network}`)).code);
    }
    assert.deepEqual([...new Set(answers.slice(0, 100))], [6010]);
    assert.deepEqual([...new Set(answers.slice(100))], [2005]);
  });

  function confirm(json: object, network: string) {
    return app.call('confirmRegistration', { json, headers: from(network) });
  }

  async function register(network: string, email = newAddress()): Promise<{ email: string; registration: string }> {
    const { body } = await app.call('register', {
      json: app.form({ email }),
      headers: from(network, { CaptchaKey: await app.captcha() }),
    });
    return { email, registration: (body as { data: { registration: string } }).data.registration };
  }
});

describe('A new password', () => {
  for (const password of [
    'Passw0rd!!',
    'Welcome2026!',
    'aaaaaaaaa1',
    '          a1',
    'P@$$w0rd123',
    '1q2w3e4r5t!',
    'Password123',
    'iloveyou#1',
    '!dragon2024',
  ]) {
    it(`is not a common one, nor one with something added: ${password}`, () =>
      assert.ok(weakness(password, 'ada@example.com')));
  }
  for (const password of [
    'Lighthouse-42',
    'Ferry-to-Oslo-17',
    'correct horse battery 1',
    'x7!kq02mmz',
    'パスワードはひみつ12',
  ]) {
    it(`is ${password}`, () => assert.equal(weakness(password, 'ada@example.com'), undefined));
  }

  it('is checked against a configured list of stolen ones by five digits of its hash, and is accepted if the list does not respond', async () => {
    const requestedUrls: string[] = [];
    // A line with 0 is padding, as the real service adds it.
    let lines = '';
    const service = createServer((request, response) => {
      requestedUrls.push(request.url!);
      response.end(lines);
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/range/`;
    const hash = createHash('sha1').update(goodPassword).digest('hex').toUpperCase();
    const isTaken = () =>
      rejectWeakPassword(goodPassword, 'ada@example.com', url).then(
        () => true,
        (error: ServiceError) => (assert.equal(error.code, 1003), false),
      );
    lines = `${'0'.repeat(35)}:9\r\n${hash.slice(5)}:0\r\n`;
    assert.equal(await isTaken(), true);
    lines = `${'0'.repeat(35)}:9\r\n${hash.slice(5)}:12\r\n`;
    assert.equal(await isTaken(), false);
    assert.deepEqual([...new Set(requestedUrls)], [`/range/${hash.slice(0, 5)}`]);
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    assert.equal(await isTaken(), true);
  });
});
