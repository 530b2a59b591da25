import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { limitedAddress } from '../../demo/services/http/client-address.ts';
import { type App, startApp } from './setup/app.ts';
import { newAddress } from './setup/people.ts';

const credentials = { username: 'reader@alder-voss.example', password: 'Lighthouse-42' };

describe('Calls from a browser', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const preflight = (origin: string) =>
    fetch(`${app.origin}/services/user/v2/users/me`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers':
          'access_token,authorization,captchakey,content-type,invisiblecaptchakey,refresh_token,source-registration',
      },
    });

  it('are allowed with credentials and every header for the site and the microsite', async () => {
    for (const origin of [app.origin, app.microsite]) {
      const { headers } = await preflight(origin);
      assert.equal(headers.get('access-control-allow-origin'), origin);
      assert.equal(headers.get('access-control-allow-credentials'), 'true');
      assert.match(headers.get('access-control-allow-methods') ?? '', /PATCH/);
      const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(',');
      for (const name of [
        'content-type',
        'authorization',
        'access_token',
        'refresh_token',
        'captchakey',
        'invisiblecaptchakey',
        'source-registration',
      ]) {
        assert.ok(allowed.includes(name), name);
      }
    }
  });

  it('are refused, not a fault, when a text or an address holds NUL', async () => {
    const rejection = await app.call('signIn', { json: { username: 'a\0b', password: 'x' } });
    assert.deepEqual([rejection.status, rejection.code], [400, 1000]);
    for (const path of ['/services/search/api/pages?q=a%00b', '/services/user/v2/users/me/sessions/a%00b'])
      assert.equal((await fetch(app.origin + path)).status, 400, path);
  });

  it('are refused, not a fault, when a body is nested thousands of levels deep', async () => {
    for (const nested of [`${'['.repeat(5000)}${']'.repeat(5000)}`, `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`]) {
      const answer = await fetch(`${app.origin}/services/user/v2/auth/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"username":${nested},"password":"x"}`,
      });
      assert.equal(answer.status, 400);
      assert.equal(((await answer.json()) as { error: { code: number } }).error.code, 1000);
    }
  });

  it('receive a plain error from the pages beside them if a URL contains NUL', async () => {
    const answer = await fetch(`${app.origin}/search?q=%00`);
    assert.equal(answer.status, 400);
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
  });

  it('may read the tokens and the time to wait', async () => {
    const { headers } = await app.call('signIn', { json: credentials, headers: { origin: app.microsite } });
    const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase().split(',');
    assert.deepEqual(exposed.sort(), ['access_token', 'refresh_token', 'retry-after']);
    assert.equal(headers.get('access-control-allow-origin'), app.microsite);
  });

  it('are not allowed for any other origin', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      `${app.origin}.evil.example`,
      app.origin.replace('http:', 'https:'),
    ]) {
      assert.equal((await preflight(origin)).headers.get('access-control-allow-origin'), null);
    }
  });

  it('receive errors that they may read too', async () => {
    const { headers } = await app.call('getUser', { path: { userId: 'me' }, headers: { origin: app.microsite } });
    assert.equal(headers.get('access-control-allow-origin'), app.microsite);
  });

  it('receive an error if an operation does not exist, or a body is not JSON or far too long', async () => {
    const send = (path: string, body?: string) =>
      fetch(app.origin + path, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json' },
        ...(body && { body }),
      });
    const unknown = await send('/services/user/v2/nothing');
    assert.equal(unknown.status, 404);
    assert.equal(((await unknown.json()) as { error: { code: number } }).error.code, 4004);
    for (const body of ['{', '[]', '"text"', 'null'])
      assert.equal((await send('/services/user/v2/auth/signin', body)).status, 400);
    const tooLarge = await send('/services/user/v2/auth/signin', JSON.stringify({ username: 'x'.repeat(70_000) }));
    assert.equal(tooLarge.status, 413);
    assert.equal(((await tooLarge.json()) as { error: { code: number } }).error.code, 1009);
  });

  it('take no body over 64 kB, nor do the pages beside them, whether its length is said or not', async () => {
    const chunked = () =>
      new ReadableStream({
        start: (stream) => (stream.enqueue(new TextEncoder().encode(`email=${'a.'.repeat(50_000)}`)), stream.close()),
      });
    for (const path of ['/account/sign-up', '/identity/anything', '/inbox', '/services/user/v2/auth/signin']) {
      assert.equal((await fetch(app.origin + path, { method: 'POST', body: 'x'.repeat(70_000) })).status, 413, path);
      assert.equal(
        (await fetch(app.origin + path, { method: 'POST', body: chunked(), duplex: 'half' } as RequestInit)).status,
        413,
        `${path}, chunked`,
      );
    }
  });

  it('cannot order faults, because these services were not started for tests', async () => {
    assert.equal((await fetch(`${app.origin}/services/faults`, { method: 'POST' })).status, 404);
  });

  it('keep private data out of caches', async () => {
    const { signedIn } = await app.signIn(credentials.username, credentials.password);
    for (const answer of [
      app.call('signIn', { json: credentials }),
      app.call('getUser', { path: { userId: 'me' }, headers: signedIn }),
      app.call('getSavedArticles', { headers: signedIn }),
      app.call('getUser', { path: { userId: 'me' } }),
      app.call('getCountry'),
    ])
      assert.equal((await answer).headers.get('cache-control'), 'no-store');
    assert.match((await app.call('getJobMasterList')).headers.get('cache-control') ?? '', /^public/);
  });

  it('are described in a contract that names every operation once and declares every parameter of its path', () => {
    const { paths } = app.contract.document;
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    );
    const ids = operations.map(({ operation }) => operation.operationId);
    assert.equal(new Set(ids).size, ids.length);
    for (const { path, operation } of operations) {
      const braces = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name);
      assert.deepEqual(declared, braces, path);
    }
  });

  it('are described for people too', async () => {
    const page = await (await fetch(`${app.origin}/services`)).text();
    for (const text of ['Signs in', '/services/user/v2/auth/signin', 'Pages of the site, by relevance or date'])
      assert.ok(page.includes(text), text);
  });
});

describe('Rate limits', () => {
  let app: App;
  before(async () => (app = await startApp({ environment: { RATE_LIMIT_FACTOR: '1' } })));
  after(() => app.stop());

  const forgot = async (email: string) =>
    app.call('forgotPassword', { json: { email }, headers: { CaptchaKey: await app.captcha() } });

  it('stop the ninth mail to one address in ten minutes, whether or not it has an account', async () => {
    for (const email of ['reader@alder-voss.example', newAddress()]) {
      for (let round = 0; round < 8; round += 1) assert.equal((await forgot(email)).status, 202);
      const stopped = await forgot(email);
      assert.equal(stopped.status, 429);
      assert.equal(stopped.code, 2005);
      const wait = Number(stopped.headers.get('retry-after'));
      assert.ok(wait > 590 && wait <= 600, `${wait} s`);
      app.pass(601);
      assert.equal((await forgot(email)).status, 202);
    }
  });

  it('stop a client that tries one address after the other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => app.call('signIn', { json: { username: newAddress(), password: 'guess' } })),
    );
    assert.equal(answers.filter(({ code }) => code === 2005).length, 1);
  });

  it('count a client by what it cannot change: not by its port, nor by the last half of an IPv6 address', () => {
    for (const [address, counted] of [
      ['192.0.2.1', '192.0.2.1'],
      ['192.0.2.1:4711', '192.0.2.1'],
      ['::ffff:192.0.2.1', '192.0.2.1'],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
      ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
      ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
      ['2001:db8::9', '2001:db8:0:0::/64'],
      ['1::4:5:6:7:8', '1:0:0:4::/64'],
      ['::1', '0:0:0:0::/64'],
      ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
      ['fe80::1%eth0', 'fe80:0:0:0::/64'],
      ['unknown', 'unknown'],
    ] as const)
      assert.equal(limitedAddress(address), counted, address);
  });
});
