import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { withDeadline } from '../../demo/services/database/deadline.ts';
import { openServer } from '../../demo/services/database/server.ts';
import { DatabaseUnavailable, named } from '../../demo/services/database/unavailable.ts';
import type { Database } from '../../demo/services/index.ts';
import { type App, startApp } from './setup/app.ts';
import { startHollowServer } from './setup/hollow-server.ts';

const away = () => new DatabaseUnavailable('away');

describe('While the database is not available', () => {
  let app: App;
  /** Matches the statements that fail. */
  let fails: (text: string) => boolean = () => false;
  before(async () => {
    const wrap = (database: Database): Database => ({
      ...database,
      query: (text, values) => (fails(text) ? Promise.reject(away()) : database.query(text, values)),
      tx: (work) => (fails('BEGIN') ? Promise.reject(away()) : database.tx(work)),
    });
    app = await startApp({ wrap });
  });
  afterEach(() => (fails = () => false));
  after(() => app.stop());

  const ready = async () => {
    const response = await fetch(`${app.origin}/health/ready`);
    return [response.status, ((await response.json()) as { status: string }).status];
  };

  it('requests are answered with 503 and Retry-After, and the process is not ready', async () => {
    const { signedIn, email, password } = await app.newReader();
    fails = () => true;
    for (const [name, options] of [
      ['getUser', { path: { userId: 'me' }, headers: signedIn }],
      ['signIn', { json: { username: email, password } }],
      [
        'refreshTokens',
        { form: { grant_type: 'refresh_token', client_id: 'Dotcom' }, headers: { refresh_token: 'x' } },
      ],
      ['signOut', { headers: signedIn }],
      ['searchPages', { query: { q: 'hydrogen' } }],
      ['searchJobs', {}],
    ] as const) {
      const { status, code, headers } = await app.call(name, options);
      assert.deepEqual([name, status, code, headers.get('retry-after')], [name, 503, 5003, '5']);
    }
    assert.deepEqual(await ready(), [503, 'database does not respond']);
    fails = () => false;
    assert.deepEqual(await ready(), [200, 'ready']);
    assert.equal((await app.call('getUser', { path: { userId: 'me' }, headers: signedIn })).status, 200);
  });

  it('a mail that was promised arrives once the database is back', async () => {
    const { email } = await app.newReader();
    let failures = 0;
    fails = (text) => text.startsWith('INSERT INTO mails') && (failures += 1) === 1;
    const headers = { CaptchaKey: await app.captcha() };
    assert.equal((await app.call('forgotPassword', { json: { email }, headers })).status, 202);
    await app.services.idle();
    await app.mail.idle();
    assert.equal((await app.mailsTo(email))[0]?.kind, 'reset-password');
    assert.equal(failures, 2);
  });

  it('a database that only reads is read, and what would be stored is refused with 503', async () => {
    await app.database.exec('SET default_transaction_read_only = on');
    try {
      assert.equal((await app.call('searchJobs', {})).status, 200);
      const signIn = await app.call('signIn', { json: { username: 'a@readers.example', password: 'Wrong-Word-17' } });
      assert.deepEqual([signIn.status, signIn.headers.get('retry-after')], [503, '5']);
      assert.deepEqual(await ready(), [503, 'database is read-only']);
    } finally {
      await app.database.exec('SET default_transaction_read_only = off');
    }
    assert.deepEqual(await ready(), [200, 'ready']);
  });
});

describe('A statement of a request', () => {
  it('fails at the deadline where the server does not respond, and the next one gets a connection', async () => {
    let isSilent = false;
    const { server, hangUp, url } = await startHollowServer({ isSilent: () => isSilent });
    const database = await openServer({ url, schema: 'inlay' });
    isSilent = true;
    await assert.rejects(
      withDeadline(() => database.query('SELECT'), 50),
      DatabaseUnavailable,
    );
    await assert.rejects(
      withDeadline(() => database.tx(({ query }) => query('SELECT')), 50),
      DatabaseUnavailable,
    );
    isSilent = false;
    assert.deepEqual(await withDeadline(() => database.query('SELECT'), 10_000), []);
    hangUp();
    await database.close();
    server.close();
  });

  it('fails as unavailable for a lock, a full disk, a stop or a lost connection, and as itself for a mistake', async () => {
    const error = (properties: object) => Object.assign(new Error('no'), properties);
    for (const code of ['55P03', '53100', '53300', '57014', '57P01', '25006', '40P01', '08006', '58030'])
      await assert.rejects(named(Promise.reject(error({ severity: 'ERROR', code }))), DatabaseUnavailable, code);
    for (const code of ['ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN', 'ENOSPC'])
      await assert.rejects(named(Promise.reject(error({ code }))), DatabaseUnavailable, code);
    await assert.rejects(named(Promise.reject(error({ name: 'RuntimeError' }))), DatabaseUnavailable);
    for (const mistake of [error({ severity: 'ERROR', code: '42601' }), error({ code: '23505', severity: 'ERROR' })])
      await assert.rejects(named(Promise.reject(mistake)), mistake);
    await assert.rejects(named(Promise.reject(new TypeError('no'))), TypeError);
  });
});
