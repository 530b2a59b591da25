import { waitFor } from 'testing';
import { fakeServices, type Answer, type Call } from '../../tests/setup/services';
import { forgetEverything, INGRID, tokenFor } from '../../tests/setup/visitor';
import { configure } from '../core/config';
import { subscribe } from '../core/events';
import { authorizedRequest, visitorCheck } from './authorized-request';
import { beginSession, rememberUser } from './begin';
import { endSession, signOut } from './change';
import { session } from './session';

const REFRESH = 'POST /services/user/v2/auth/token';
const ME = 'GET /services/user/v2/users/me';
const enter = (token: string, refresh = 'refresh-1', id = '42') =>
  beginSession({ ...INGRID, id }, { access: token, refresh }, 'test');
const callMe = () => authorizedRequest('/v2/users/me', { read: (body) => body });
const tokenOf = ({ headers }: Call) => headers.get('authorization')?.slice('Bearer '.length);
const renewal = (access: string, refresh = 'refresh-2'): Answer => ({
  json: { access_token: 'in-the-body', token_type: 'Bearer', expires_in: 600 },
  headers: { access_token: access, refresh_token: refresh },
});

let counter = 0;
/** Each differs from the last, like those of a service. */
const newToken = (expiresIn = 600) => tokenFor('42', { expiresIn: expiresIn + (counter += 1) });
const ended = () => tokenFor('42', { expiresIn: -1 });

/** A promise and its resolver. */
function gate<T>() {
  let open!: (value: T) => void;
  const promise = new Promise<T>((resolve) => (open = resolve));
  return { promise, open };
}

beforeEach(() => {
  configure([]);
  session();
});
afterEach(forgetEverything);

test('cookies that were deleted while the page is open end the session at the next request', async () => {
  fakeServices({ [ME]: { status: 401, json: { error: { code: 2001 } } } });
  enter(newToken());
  const reasons: string[] = [];
  const stop = subscribe('signed-out', ({ reason }) => void reasons.push(reason));
  for (const name of ['inlay_access', 'inlay_refresh']) document.cookie = `${name}=; path=/; max-age=0`;
  expect(session().peek().status).toBe('active');
  await expect(callMe()).rejects.toMatchObject({ status: 401 });
  expect(session().peek()).toMatchObject({ status: 'expired', user: undefined });
  expect(localStorage.getItem('inlay:user')).toBeNull();
  expect(reasons).toEqual(['expired']);
  stop();
});

test.each([6, 100])('%i calls with an ended token ask for one new one, and none is lost', async (count) => {
  const renewed = newToken();
  const services = fakeServices({ [REFRESH]: renewal(renewed), [ME]: { json: { ok: true } } });
  enter(ended());
  const answers = await Promise.all(Array.from({ length: count }, callMe));
  expect(answers).toEqual(Array.from({ length: count }, () => ({ ok: true })));
  expect(services.callsOf(REFRESH)).toHaveLength(1);
  expect(services.callsOf(ME).map(tokenOf)).toEqual(Array.from({ length: count }, () => renewed));
  expect(document.cookie).toContain('refresh-2');
});

test('a token that a service rejects is renewed once, and each call repeated once', async () => {
  const [rejectedToken, renewed] = [newToken(), newToken()];
  const services = fakeServices({
    [REFRESH]: renewal(renewed),
    [ME]: (call) => (tokenOf(call) === rejectedToken ? { status: 401 } : { json: { ok: true } }),
  });
  enter(rejectedToken);
  await Promise.all([callMe(), callMe(), callMe()]);
  expect(services.callsOf(REFRESH)).toHaveLength(1);
  expect(services.callsOf(ME)).toHaveLength(6);
});

test('a service that refuses the new token as well is not asked a third time', async () => {
  const services = fakeServices({
    [REFRESH]: () => renewal(newToken()),
    [ME]: { status: 401, json: { error: { code: 2001 } } },
  });
  enter(newToken());
  await expect(callMe()).rejects.toMatchObject({ name: 'HttpError', kind: 'status', status: 401, code: 2001 });
  expect(services.callsOf(ME)).toHaveLength(2);
  expect(services.callsOf(REFRESH)).toHaveLength(1);
});

test('a session that the service has ended is over, reported once, without another call', async () => {
  const out = jest.fn();
  const stop = subscribe('signed-out', out);
  const services = fakeServices({
    [REFRESH]: { status: 401, json: { error: 'invalid_grant' } },
    [ME]: { status: 401 },
  });
  enter(ended());
  await Promise.allSettled([callMe(), callMe()]);
  expect(session().peek().status).toBe('expired');
  expect(document.cookie).toBe('');
  expect(out.mock.calls).toEqual([[{ reason: 'expired' }]]);
  expect(services.callsOf(REFRESH)).toHaveLength(1);
  stop();
});

test.each<[string, Answer | 'offline']>([
  ['is down', { status: 503 }],
  ['cannot be reached', 'offline'],
  ['answers with a page', { text: '<!doctype html>Welcome to the hotel' }],
  ['answers with what is no token', { json: { access_token: 7 } }],
])('a session survives a service that %s', async (_what, answer) => {
  fakeServices({ [REFRESH]: answer, [ME]: { status: 401 } });
  enter(ended());
  await Promise.allSettled([callMe()]);
  expect(session().peek()).toMatchObject({ status: 'expired', user: { firstName: 'Ingrid' } });
  expect(document.cookie).toContain('refresh-1');
});

test('a late renewal asks for a fresh sign-in before sensitive data, a timely one does not', async () => {
  fakeServices({ [REFRESH]: () => renewal(newToken()), [ME]: { json: {} } });
  enter(tokenFor('42', { expiresIn: 10 }));
  await callMe();
  expect(session().peek()).toMatchObject({ status: 'active', reLoginRequired: false });
  endSession('visitor');
  enter(ended());
  await callMe();
  expect(session().peek()).toMatchObject({ status: 'active', reLoginRequired: true });
});

test('a clock that is a day wrong leads to one renewal at most', async () => {
  const services = fakeServices({ [REFRESH]: () => renewal(newToken()), [ME]: { json: {} } });
  enter(newToken());
  const real = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(real + 24 * 3600_000);
  // From here on, the service's clock is a day behind the visitor's.
  services.answer(REFRESH, () => {
    const now = Math.floor(real / 1000);
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return renewal(`${part({})}.${part({ sub: '42', iat: now, exp: now + 600 })}.canary`);
  });
  for (let attempt = 0; attempt < 5; attempt += 1) await callMe();
  expect(services.callsOf(REFRESH)).toHaveLength(1);
  jest.restoreAllMocks();
});

describe('A late response does not revive a session', () => {
  test('after signing out while the token was being renewed', async () => {
    const answer = gate<Answer>();
    fakeServices({
      [REFRESH]: () => answer.promise,
      [ME]: { status: 401 },
      'POST /services/user/v2/auth/signout': { status: 204 },
    });
    enter(ended());
    const call = callMe().catch(() => undefined);
    await signOut();
    answer.open(renewal(newToken()));
    await call;
    expect(session().peek().status).toBe('none');
    expect(document.cookie).toBe('');
  });

  test('after signing out in another tab while the token was being renewed', async () => {
    const answer = gate<Answer>();
    const services = fakeServices({ [REFRESH]: () => answer.promise, [ME]: { status: 401 } });
    enter(ended());
    const call = callMe().catch(() => undefined);
    await waitFor(() => expect(services.callsOf(REFRESH)).toHaveLength(1));
    for (const name of ['inlay_access', 'inlay_refresh']) document.cookie = `${name}=; path=/; max-age=0`;
    answer.open(renewal(newToken()));
    await call;
    expect(document.cookie).not.toMatch(/canary|refresh-2/);
  });

  test('after another visitor has signed in while a call was on its way', async () => {
    const answer = gate<Answer>();
    const services = fakeServices({ [ME]: () => answer.promise });
    enter(newToken());
    const call = callMe();
    await waitFor(() => expect(services.callsOf(ME)).toHaveLength(1));
    const otherToken = tokenFor('7');
    enter(otherToken, 'refresh-of-seven', '7');
    answer.open({ json: {}, headers: { access_token: newToken(), refresh_token: 'refresh-2' } });
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(session().peek().user?.id).toBe('7');
    expect(document.cookie).toContain(encodeURIComponent(otherToken));
    expect(document.cookie).toContain('refresh-of-seven');
  });
});

describe('A call that waits for a new token is not sent, and fails as without a session', () => {
  test('if another visitor signs in meanwhile, in another tab', async () => {
    const answer = gate<Answer>();
    const services = fakeServices({ [REFRESH]: () => answer.promise, [ME]: { json: {} } });
    enter(ended());
    const call = callMe();
    await waitFor(() => expect(services.callsOf(REFRESH)).toHaveLength(1));
    enter(tokenFor('7'), 'refresh-of-seven', '7');
    answer.open(renewal(newToken()));
    await expect(call).rejects.toMatchObject({ status: 401, code: 2001 });
    expect(services.callsOf(ME)).toEqual([]);
    expect(session().peek().user?.id).toBe('7');
  });

  test('if another visitor signs in while the service refuses its token', async () => {
    const services = fakeServices({
      [ME]: () => {
        enter(tokenFor('7'), 'refresh-of-seven', '7');
        return { status: 401, json: { error: { code: 2001 } } };
      },
    });
    enter(newToken());
    await expect(callMe()).rejects.toMatchObject({ status: 401 });
    expect(services.callsOf(ME)).toHaveLength(1);
    expect(session().peek().user?.id).toBe('7');
  });

  test('if the visitor signs out meanwhile', async () => {
    const answer = gate<Answer>();
    const services = fakeServices({
      [REFRESH]: () => answer.promise,
      [ME]: { status: 401 },
      'POST /services/user/v2/auth/signout': { status: 204 },
    });
    enter(ended());
    const call = callMe();
    call.catch(() => undefined);
    await signOut();
    answer.open(renewal(newToken()));
    await expect(call).rejects.toMatchObject({ status: 401, code: 2001 });
    expect(services.callsOf(ME)).toEqual([]);
  });
});

test('a call is repeated with a renewed token, even if the service issues the same one again', async () => {
  const token = newToken();
  const services = fakeServices({
    [REFRESH]: renewal(token),
    [ME]: () => (services.callsOf(ME).length > 1 ? { json: { ok: true } } : { status: 401 }),
  });
  enter(token);
  await expect(callMe()).resolves.toEqual({ ok: true });
  expect(services.callsOf(REFRESH)).toHaveLength(1);
});

describe('A response to a visitor who has left is not passed on', () => {
  test.each([
    ['by their id', { id: '42' }, { id: '7' }],
    [
      'by their e-mail address, because the service has no ids',
      { id: '', email: 'a@x.org' },
      { id: '', email: 'b@x.org' },
    ],
  ])('if another visitor, known %s, signs in meanwhile', async (_, first, second) => {
    const answer = gate<Answer>();
    const services = fakeServices({ [ME]: () => answer.promise });
    beginSession({ ...INGRID, ...first }, { access: 'opaque-1', refresh: 'refresh-1' });
    const call = callMe();
    await waitFor(() => expect(services.callsOf(ME)).toHaveLength(1));
    beginSession({ ...INGRID, ...second }, { access: 'opaque-2', refresh: 'refresh-of-second' });
    answer.open({ json: { name: 'Ingrid' }, headers: { access_token: 'opaque-3', refresh_token: 'refresh-2' } });
    await expect(call).rejects.toMatchObject({ status: 401, code: 2001 });
    expect(document.cookie).toContain('inlay_access=opaque-2');
    expect(document.cookie).toContain('inlay_refresh=refresh-of-second');
  });

  test('if they sign out meanwhile', async () => {
    const answer = gate<Answer>();
    const services = fakeServices({
      [ME]: () => answer.promise,
      'POST /services/user/v2/auth/signout': { status: 204 },
    });
    enter(newToken());
    const call = callMe();
    call.catch(() => undefined);
    await waitFor(() => expect(services.callsOf(ME)).toHaveLength(1));
    await signOut();
    answer.open({ json: { name: 'Ingrid' } });
    await expect(call).rejects.toMatchObject({ status: 401, code: 2001 });
  });

  test('but if only their session expires meanwhile, it is: what they did is done', async () => {
    const answer = gate<Answer>();
    const services = fakeServices({ [ME]: () => answer.promise });
    enter(newToken());
    const call = callMe();
    await waitFor(() => expect(services.callsOf(ME)).toHaveLength(1));
    endSession('expired');
    answer.open({ json: { name: 'Ingrid' } });
    await expect(call).resolves.toEqual({ name: 'Ingrid' });
  });

  test('a visitor whose id the service sends later stays the same', async () => {
    const answer = gate<Answer>();
    const services = fakeServices({ [ME]: () => answer.promise });
    beginSession({ ...INGRID, id: '', email: 'ingrid@x.org' }, { access: 'opaque-1', refresh: 'refresh-1' });
    const call = callMe();
    await waitFor(() => expect(services.callsOf(ME)).toHaveLength(1));
    rememberUser({ id: '42' });
    answer.open({ json: { name: 'Ingrid' } });
    await expect(call).resolves.toEqual({ name: 'Ingrid' });
  });
});

test('the next step of an action is not taken for another visitor than the first', async () => {
  const ofAnonymous = visitorCheck('addPasskey');
  enter(newToken());
  const ofFirst = visitorCheck('addPasskey');
  expect(ofFirst).not.toThrow();
  enter(tokenFor('7'), 'refresh-of-seven', '7');
  expect(ofFirst).toThrow(expect.objectContaining({ status: 401, code: 2001 }) as Error);
  expect(ofAnonymous).not.toThrow();
});

test('a service may renew the token with any answer, and the header wins over the body', async () => {
  const [inHeader, inBody] = [newToken(), newToken()];
  fakeServices({ [ME]: { json: { access_token: inBody }, headers: { access_token: inHeader } } });
  enter(newToken());
  await callMe();
  expect(document.cookie).toContain(inHeader);
  expect(document.cookie).not.toContain(inBody);
});

test('no token is accepted where there is no session', async () => {
  fakeServices({ [ME]: { json: {}, headers: { access_token: newToken(), refresh_token: 'planted' } } });
  await callMe();
  expect(document.cookie).toBe('');
});

test('an authorised call carries the tokens of the session', async () => {
  const services = fakeServices({ [ME]: { json: {} } });
  enter(newToken());
  await callMe();
  expect(
    ['access_token', 'authorization', 'refresh_token'].filter((name) => services.calls[0]!.headers.has(name)),
  ).toEqual(['access_token', 'authorization', 'refresh_token']);
});

test('tokens go to the services of the configuration and nowhere else', async () => {
  const services = fakeServices({ [ME]: { json: {} }, [REFRESH]: renewal(newToken()) });
  enter(newToken());
  await callMe();
  expect(services.calls.map(({ url }) => url.origin)).toEqual(['http://localhost']);
  expect(services.calls.filter(({ url }) => /canary|refresh-1/.test(url.href))).toEqual([]);
});
