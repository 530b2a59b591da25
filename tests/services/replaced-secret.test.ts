import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  createMail,
  createServices,
  type Database,
  type Mail,
  readSettings,
  type Services,
} from '../../demo/services/index.ts';
import { appCode } from './setup/authenticator-app.ts';
import { content } from './setup/content.ts';
import { openTestDatabase } from './setup/database.ts';
import { linkIn } from './setup/people.ts';

// The demo's users sign in.
const settings = readSettings({ DEMO_ACCOUNTS: '1' });
const addresses = { site: 'http://127.0.0.1:4100', cdn: '', microsite: '' };
const [email, password] = ['reader@alder-voss.example', 'Lighthouse-42'];
const user = '/services/user/v2';

interface Body {
  data: { secret: string; recoveryCodes: string[] };
  error: { challenge: string };
}

describe('A replaced secret of the services', () => {
  let database: Database;
  let services: Services;
  let mail: Mail;
  /** Each code of the app works once. */
  let passed = 0;
  const clock = () => new Date(Date.now() + passed * 1000);
  before(async () => {
    database = await openTestDatabase();
    mail = createMail({ database, clock });
    await start();
  });
  after(() => database.close());

  async function start() {
    services = await createServices({ database, mail, content, addresses, clock, settings });
  }
  async function replaceSecret() {
    await database.query("UPDATE secrets SET name = 'previous' WHERE name = 'master'");
    await start();
  }

  async function post(path: string, json: object, headers: Record<string, string> = {}) {
    const answer = await services.request(user + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(json),
    });
    const body = (answer.status === 204 ? {} : await answer.json()) as Body;
    return { status: answer.status, headers: answer.headers, body };
  }
  const signIn = (cookie = '') => post('/auth/signin', { username: email, password }, { cookie });
  const finish = async (code: string, more: object = {}) => {
    const { body } = await signIn();
    return post('/auth/second-factor', { challenge: body.error.challenge, code, ...more });
  };
  const nextCode = (key: string) => {
    passed += 30;
    return appCode(key, clock());
  };
  const cookieOf = ({ headers }: { headers: Headers }, name: string) =>
    new RegExp(`${name}=[^;]+`).exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
  const isSignedIn = async (token: string) =>
    (await services.request(`${user}/users/me`, { headers: { authorization: `Bearer ${token}` } })).status === 200;
  const refresh = async (token: string) => {
    const { status, headers } = await services.request(`${user}/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', refresh_token: token },
      body: 'grant_type=refresh_token&client_id=Dotcom',
    });
    return { status, access: headers.get('access_token') ?? '', next: headers.get('refresh_token') ?? '' };
  };

  it('signs no one out, and ends no second factor, recovery code, known browser or link "This wasn’t me"', async () => {
    const { headers } = await signIn();
    const authorization = `Bearer ${headers.get('access_token')}`;
    const begun = await post('/users/me/second-factor', { password }, { authorization });
    const key = begun.body.data.secret;
    const confirmed = await post('/users/me/second-factor/confirm', { code: nextCode(key) }, { authorization });
    const [first = '', second = ''] = confirmed.body.data.recoveryCodes;
    const remembered = await finish(nextCode(key), { remember: true });
    const [pass, device] = [cookieOf(remembered, 'inlay_second_factor'), cookieOf(remembered, 'inlay_device')];
    const [access = '', token = ''] = ['access_token', 'refresh_token'].map((name) => headers.get(name) ?? '');
    // Used just before the services stop: its response may be lost.
    const used = remembered.headers.get('refresh_token') ?? '';
    const { next } = await refresh(used);

    await replaceSecret();
    assert.equal(await isSignedIn(access), true, 'the access token');
    assert.equal((await refresh(used)).next, next, 'the same answer again');
    const renewed = await refresh(token);
    assert.equal(renewed.status, 200, 'the refresh token');
    assert.equal(await isSignedIn(renewed.access), true);
    assert.equal((await refresh(renewed.next)).status, 200, 'the next one');
    assert.equal((await refresh(next)).status, 200);
    assert.equal((await finish(nextCode(key))).status, 200, 'the second factor');
    assert.equal((await finish(first)).status, 200, 'a recovery code');
    assert.equal((await signIn(pass)).status, 200, 'a browser that is not asked for a code');
    for (let attempt = 0; attempt < 6; attempt += 1) await post('/auth/signin', { username: email, password: 'guess' });
    assert.equal((await signIn()).status, 423);
    assert.equal((await signIn(`${device}; ${pass}`)).status, 200, 'a browser that is known');

    await database.query("DELETE FROM secrets WHERE name = 'previous'");
    await start();
    passed += 901;
    const { body } = await signIn();
    const { challenge } = body.error;
    const late = await post('/auth/second-factor', { challenge, code: second });
    assert.equal(late.status, 400, 'a recovery code from before needs the replaced secret');
    assert.equal((await post('/auth/second-factor', { challenge, code: nextCode(key) })).status, 200);

    const notices = await mail.inbox!.list({ to: email });
    const undoToken = linkIn(notices.find(({ kind }) => kind === 'recovery-code-used')).searchParams.get('undoToken');
    assert.equal((await post('/auth/undo-change', { undoToken })).status, 200, 'a link from after the replacement');
  });

  it('leaves links "This wasn’t me" of before as they are', async () => {
    const other = 'practice@alder-voss.example';
    await post('/auth/signin', { username: other, password });
    const [notice] = await mail.inbox!.list({ to: other });
    assert.equal(notice?.kind, 'new-device');
    await replaceSecret();
    const undoToken = linkIn(notice).searchParams.get('undoToken');
    assert.equal((await post('/auth/undo-change', { undoToken })).status, 200);
  });

  it('opens nothing once it is deleted', async () => {
    await database.query("DELETE FROM secrets WHERE name IN ('previous', 'master')");
    await database.query('DELETE FROM second_factors');
    await start();
    const before = await post('/auth/signin', { username: 'premium@alder-voss.example', password });
    assert.equal(before.status, 200);
    await database.query("DELETE FROM secrets WHERE name = 'master'");
    await start();
    assert.equal(await isSignedIn(before.headers.get('access_token') ?? ''), false);
    assert.equal((await refresh(before.headers.get('refresh_token') ?? '')).status, 401);
  });
});
