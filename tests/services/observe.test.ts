import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { log } from '../../demo/services/index.ts';
import { describeError } from '../../demo/services/observe/describe-error.ts';
import { output } from '../../demo/services/observe/log.ts';
import { type App, startApp } from './setup/app.ts';
import { codeIn, goodPassword, linkIn, newAddress, registrationOf } from './setup/people.ts';

const token = 'a-token-for-the-metrics';

describe('What an operator reads', () => {
  let app: App;
  let lines: string[] = [];
  const { level } = log;
  before(async () => {
    app = await startApp({ environment: { METRICS_TOKEN: token, TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' } });
    log.level = 'debug';
    mock.method(output, 'write', (line: string) => void lines.push(line));
  });
  after(async () => {
    log.level = level;
    mock.restoreAll();
    await app.stop();
  });

  const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const metrics = async (authorization = `Bearer ${token}`) => {
    const response = await fetch(`${app.origin}/metrics`, { headers: { authorization } });
    return { status: response.status, text: await response.text() };
  };

  it('has a line for each request, with the id that the proxy chose', async () => {
    lines = [];
    const response = await fetch(`${app.origin}/services/geo?lang=de`, { headers: { 'x-request-id': 'from-proxy-1' } });
    assert.equal(response.headers.get('x-request-id'), 'from-proxy-1');
    await fetch(`${app.origin}/services/nothing/secret`);
    const [geo, unknown] = entries();
    assert.deepEqual(
      [geo?.['requestId'], geo?.['method'], geo?.['route'], geo?.['status'], geo?.['level']],
      ['from-proxy-1', 'GET', '/services/geo', 200, 'info'],
    );
    assert.deepEqual([unknown?.['route'], unknown?.['status']], ['other', 404]);
    assert.match(String(unknown?.['requestId']), /^[\da-f-]{36}$/);
  });

  it('holds no address, name, password, token or code of a visitor', async () => {
    lines = [];
    const email = newAddress();
    const secrets = [email, 'Ferry-to', 'Lindgren', 'Hydrogen-secret', '203.0.113.7'];
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const sent = await app.call('register', {
      json: app.form({ email }),
      headers: { ...headers, CaptchaKey: await app.captcha() },
    });
    const code = codeIn((await app.mailsTo(email))[0]);
    const registration = registrationOf(sent);
    await app.call('confirmRegistration', { json: { email, code: '000000', registration }, headers });
    await app.call('confirmRegistration', { json: { email, code, registration }, headers });
    const { accessToken, refreshToken, user } = await app.signIn(email, goodPassword);
    await app.call('signIn', { json: { username: email, password: `${goodPassword}-wrong` }, headers });
    await app.call('searchPages', { query: { q: 'Hydrogen-secret' }, headers });
    await app.call('getUser', { path: { userId: 'me' }, headers: { authorization: `Bearer ${accessToken}` } });
    await app.call('forgotPassword', { json: { email }, headers: { ...headers, CaptchaKey: await app.captcha() } });
    const link = linkIn((await app.mailsTo(email))[0]).searchParams;
    const [resetToken, encEmailId] = [link.get('token') ?? 'no token', link.get('uid') ?? ''];
    const reset = { token: resetToken, encEmailId, password: `${goodPassword}-new` };
    assert.equal((await app.call('resetPassword', { json: reset, headers })).status, 200);
    secrets.push(code, registration, accessToken, refreshToken, resetToken, user.id);
    assert.ok(lines.length >= 9, `${lines.length} lines`);
    for (const secret of secrets)
      assert.deepEqual(
        lines.filter((line) => line.includes(secret)),
        [],
        secret,
      );
  });

  it('shows an error without the values that it repeats', () => {
    const ofDatabase = Object.assign(new Error('Key (email)=(ada@readers.example) already exists'), {
      severity: 'ERROR',
      code: '23505',
      table: 'users',
    });
    const ofMail = Object.assign(new Error('550 <ada@readers.example> unknown'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    const logged = [ofDatabase, ofMail, new Error(`no ada@readers.example, no ${'x'.repeat(100)}`)].map((cause) =>
      describeError(new Error('could not store it', { cause })),
    );
    assert.doesNotMatch(JSON.stringify(logged), /ada@|xxxx/);
    assert.deepEqual([logged[0]?.cause?.code, logged[0]?.cause?.table], ['23505', 'users']);
    assert.equal(logged[1]?.cause?.code, 'EENVELOPE 550');
    assert.equal(logged[2]?.cause?.message, 'no … no …');
    assert.match(logged[0]?.stack?.[0] ?? '', /^at /);
  });

  it('counts requests, limits and mails, for who has the token', async () => {
    assert.equal((await metrics('')).status, 401);
    assert.equal((await metrics('Bearer another')).status, 401);
    for (let count = 0; count <= 60; count += 1) await fetch(`${app.origin}/services/links`, { method: 'POST' });
    const { status, text } = await metrics();
    assert.equal(status, 200);
    assert.match(text, /^inlay_http_requests_total\{method="GET",route="\/services\/geo",status="200"\} [1-9]/m);
    assert.match(
      text,
      /^inlay_http_request_duration_seconds_bucket\{le="0\.1",method="GET",route="\/services\/geo"\} /m,
    );
    assert.match(text, /^inlay_limits_hit_total\{limit="short-links"\} 1$/m);
    assert.match(text, /^inlay_mail_queue\{state="waiting"\} 0$/m);
    assert.match(text, /^inlay_mail_queue\{state="failed"\} 0$/m);
    assert.match(text, /^process_cpu_seconds_total /m);
  });
});
