import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, startApp } from './setup/app.ts';
import { newAddress } from './setup/people.ts';

const ATTEMPTS = 40;
/** In ten minutes. */
const ALLOWED = 20;

describe('Bots that register without a pause', () => {
  let app: App;
  before(async () => (app = await startApp({ environment: { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' } })));
  after(() => app.stop());

  const register = (network: string, captcha?: string) =>
    app.call('register', {
      json: app.form({ email: newAddress() }),
      headers: { 'x-forwarded-for': network, ...(captcha !== undefined && { CaptchaKey: captcha }) },
    });
  const count = async (table: string) =>
    (await app.database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]?.count;

  it('store nothing and send nothing without a solved captcha', async () => {
    const codes = new Set<number | undefined>();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) codes.add((await register('203.0.113.1')).code);
    assert.deepEqual([...codes], [1008]);
    await app.services.idle();
    assert.deepEqual([await count('registrations'), await count('mails')], [0, 0]);
  });

  it('get twenty registrations in ten minutes from a network with solved ones, and read how long to wait', async () => {
    const outcomes: (number | undefined)[] = [];
    const waits: number[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { status, code, headers } = await register('203.0.113.2', await app.captcha());
      outcomes.push(code ?? status);
      if (code) waits.push(Number(headers.get('retry-after')));
    }
    const accepted = Array.from({ length: ALLOWED }, () => 202);
    const rejected = Array.from({ length: ATTEMPTS - ALLOWED }, () => 2005);
    assert.deepEqual(outcomes, [...accepted, ...rejected]);
    assert.ok(waits.every((seconds) => seconds > 0 && seconds <= 600));
    await app.services.idle();
    assert.deepEqual([await count('registrations'), await count('mails')], [ALLOWED, ALLOWED]);
  });

  it('do not get more by the addresses of their IPv6 network', async () => {
    const codes = new Set<number | undefined>();
    for (let device = 1; device <= ALLOWED + 1; device += 1)
      codes.add((await register(`2001:db8:1:2::${device}`, await app.captcha())).code);
    assert.deepEqual([...codes], [undefined, 2005]);
  });

  it('keep no visitor of another network from registering', async () => {
    assert.equal((await register('198.51.100.7', await app.captcha())).status, 202);
  });
});
