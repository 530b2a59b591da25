import { type Call, fakeServices } from '../../../tests/setup/services';
import { forgetEverything, tokenFor } from '../../../tests/setup/visitor';
import { configure } from '../../core/config';
import { configureWithPresets } from '../../http/presets';
import { session, signOut } from '../../session';
import { confirmRegistration, fetchUser, register, requestReset, resetPassword, signIn, updateUser } from './';
import { fetchSessionUser } from './profile';

/** Responses as in the public documentation of each product. */

const credentials = { email: 'ada@example.com', password: 'Lighthouse-42' };
const newcomer = { ...credentials, firstName: 'Ada', lastName: 'Lindgren', occasionalEmail: false };
const ADA = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lindgren' };

function setUp(user: object) {
  const sources = [{ from: 'test', isTrusted: true, values: { services: { user } } }];
  configure(sources);
  configureWithPresets(sources);
  session();
}

const bodyOf = (call: Call | undefined) => call!.json;

afterEach(() => {
  forgetEverything();
  configure([]);
  jest.restoreAllMocks();
});

describe('supabase', () => {
  const user = {
    id: '8d0fd2b3',
    aud: 'authenticated',
    role: 'authenticated',
    email: 'ada@example.com',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { firstName: 'Ada', lastName: 'Lindgren' },
    created_at: '2026-11-20T10:00:00Z',
  };
  const tokens = () => ({
    access_token: tokenFor('8d0fd2b3'),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: 1_795_172_400,
    refresh_token: 'r-1',
    user,
  });

  beforeEach(() => setUp({ preset: 'supabase', base: '/auth/v1', options: { key: 'public' } }));

  test('signs in, reads the profile and saves it', async () => {
    const { callsOf } = fakeServices({
      'POST /auth/v1/token': { json: tokens() },
      'GET /auth/v1/user': { json: user },
      'PUT /auth/v1/user': { json: user },
    });
    (await signIn(credentials)).begin();
    expect(session().peek()).toMatchObject({ status: 'active', user: { id: '8d0fd2b3', firstName: 'Ada' } });
    const [sent] = callsOf('POST /auth/v1/token');
    expect(sent!.url.search).toBe('?grant_type=password');
    expect(bodyOf(sent)).toEqual(credentials);
    expect(sent!.headers.get('apikey')).toBe('public');

    expect(await fetchUser()).toMatchObject(ADA);
    const [read] = callsOf('GET /auth/v1/user');
    expect(read!.headers.get('authorization')).toMatch(/^Bearer /);
    expect([...read!.headers.keys()].sort()).toEqual(['accept', 'accept-language', 'apikey', 'authorization']);

    await updateUser({ firstName: 'Adele' });
    expect(bodyOf(callsOf('PUT /auth/v1/user')[0])).toEqual({ data: { firstName: 'Adele' } });
  });

  test('renews the session with only its refresh token in the body', async () => {
    const { callsOf } = fakeServices({
      'POST /auth/v1/token': ({ url }) =>
        url.search.includes('refresh')
          ? { json: tokens() }
          : { json: { ...tokens(), access_token: tokenFor('8d0fd2b3', { expiresIn: 5 }) } },
      'GET /auth/v1/user': { json: user },
    });
    (await signIn(credentials)).begin();
    await fetchUser();
    const [, renewed] = callsOf('POST /auth/v1/token');
    expect(renewed!.url.search).toBe('?grant_type=refresh_token');
    expect(bodyOf(renewed)).toEqual({ refresh_token: 'r-1' });
  });

  test('registers, and confirms the address by a code', async () => {
    const { callsOf } = fakeServices({
      'POST /auth/v1/signup': { json: { ...user, confirmation_sent_at: '2026-11-20T10:00:00Z' } },
      'POST /auth/v1/verify': { json: tokens() },
    });
    expect(await register(newcomer, {})).toMatchObject({ proof: 'code' });
    expect(bodyOf(callsOf('POST /auth/v1/signup')[0])).toMatchObject({
      ...credentials,
      data: { firstName: 'Ada', lastName: 'Lindgren' },
    });
    (await confirmRegistration({ email: credentials.email, code: '123456' })).begin();
    expect(bodyOf(callsOf('POST /auth/v1/verify')[0])).toEqual({
      type: 'signup',
      email: 'ada@example.com',
      token: '123456',
    });
    expect(session().peek().status).toBe('active');
  });

  test('resets the password with the hash of a mailed link, which no address contains', async () => {
    const { calls, callsOf } = fakeServices({
      'POST /auth/v1/recover': { json: {} },
      'POST /auth/v1/verify': { json: tokens() },
      'PUT /auth/v1/user': { json: user },
    });
    await requestReset(credentials.email, {});
    await resetPassword({ password: 'Harbour-77', token: 'hash-1', uid: '' });
    expect(bodyOf(callsOf('POST /auth/v1/verify')[0])).toEqual({ type: 'recovery', token_hash: 'hash-1' });
    const [saved] = callsOf('PUT /auth/v1/user');
    expect(saved!.headers.get('authorization')).toMatch(/^Bearer /);
    expect(bodyOf(saved)).toEqual({ password: 'Harbour-77' });
    for (const { url } of calls) expect(url.href).not.toMatch(/hash-1|Harbour/);
  });

  test.each([
    ['a wrong password', { code: 'invalid_credentials', message: 'Invalid login credentials' }, { code: 2004 }],
    ['one of before 2024', { code: 400, error_code: 'invalid_credentials', msg: 'Invalid' }, { code: 2004 }],
    ['a weak password', { code: 'weak_password', message: 'Too weak' }, { code: 1003, field: 'password' }],
  ])('names the error of %s', async (_what, json, meaning) => {
    fakeServices({ 'POST /auth/v1/token': { status: 400, json } });
    await expect(signIn(credentials)).rejects.toMatchObject(meaning);
  });
});

describe('kratos', () => {
  const identity = {
    id: '9f425a8d',
    schema_id: 'default',
    traits: { email: 'ada@example.com', name: { first: 'Ada', last: 'Lindgren' } },
  };
  const whoami = { id: 's-1', active: true, identity };
  const flow = (id: string, more: object = {}) => ({
    id,
    type: 'browser',
    ui: {
      action: `https://kratos.example/self-service/login?flow=${id}`,
      method: 'POST',
      nodes: [
        { type: 'input', group: 'default', attributes: { name: 'csrf_token', type: 'hidden', value: `csrf-${id}` } },
        { type: 'input', group: 'password', attributes: { name: 'password', type: 'password' }, messages: [] },
      ],
    },
    ...more,
  });

  beforeEach(() => setUp({ preset: 'kratos', base: '/kratos' }));

  test('signs in by a browser flow, and out', async () => {
    const { callsOf } = fakeServices({
      'GET /kratos/self-service/login/browser': { json: flow('l1') },
      'POST /kratos/self-service/login': { json: { session: whoami } },
      'GET /kratos/self-service/logout/browser': { json: { logout_token: 'out-1', logout_url: '/x' } },
      'GET /kratos/self-service/logout': { status: 204 },
    });
    (await signIn(credentials)).begin();
    const [sent] = callsOf('POST /kratos/self-service/login');
    expect(sent!.url.search).toBe('?flow=l1');
    expect(bodyOf(sent)).toEqual({
      method: 'password',
      identifier: 'ada@example.com',
      password: 'Lighthouse-42',
      csrf_token: 'csrf-l1',
    });
    expect(session().peek()).toMatchObject({ status: 'active', user: { id: '9f425a8d', firstName: 'Ada' } });
    await signOut();
    expect(callsOf('GET /kratos/self-service/logout')[0]!.url.search).toBe('?token=out-1');
  });

  test('registers, and saves a name without losing the other traits', async () => {
    const { callsOf } = fakeServices({
      'GET /kratos/self-service/registration/browser': { json: flow('r1') },
      'POST /kratos/self-service/registration': { json: { identity, session: whoami } },
      'GET /kratos/sessions/whoami': { json: whoami },
      'GET /kratos/self-service/settings/browser': { json: flow('s1', { identity }) },
      'POST /kratos/self-service/settings': { json: flow('s1', { state: 'success', identity }) },
    });
    const registered = await register(newcomer, {});
    if ('proof' in registered) throw new Error('not signed in');
    registered.begin();
    expect(bodyOf(callsOf('POST /kratos/self-service/registration')[0])).toEqual({
      method: 'password',
      password: 'Lighthouse-42',
      traits: { email: 'ada@example.com', name: { first: 'Ada', last: 'Lindgren' } },
      csrf_token: 'csrf-r1',
    });
    await updateUser({ firstName: 'Adele' });
    expect(bodyOf(callsOf('POST /kratos/self-service/settings')[0])).toMatchObject({
      method: 'profile',
      traits: { email: 'ada@example.com', name: { first: 'Adele', last: 'Lindgren' } },
    });
  });

  test('names the errors of a form and of a field', async () => {
    const failed = (ui: object) => ({ status: 400, json: { ...flow('l1'), ui } });
    const services = fakeServices({
      'GET /kratos/self-service/login/browser': { json: flow('l1') },
      'POST /kratos/self-service/login': failed({
        nodes: [],
        messages: [{ id: 4_000_006, type: 'error', text: 'No' }],
      }),
    });
    await expect(signIn(credentials)).rejects.toMatchObject({ code: 2004 });
    services.answer(
      'POST /kratos/self-service/login',
      failed({ nodes: [{ messages: [] }, { messages: [{ id: 4_000_005, type: 'error', text: 'Weak' }] }] }),
    );
    await expect(signIn(credentials)).rejects.toMatchObject({ code: 1003, field: 'password' });
  });
});

describe('drupal', () => {
  const ME = '/drupal/jsonapi/user/user/5a2f';
  const account = {
    jsonapi: { version: '1.1' },
    data: {
      type: 'user--user',
      id: '5a2f',
      attributes: {
        drupal_internal__uid: 7,
        display_name: 'ada',
        mail: 'ada@example.com',
        field_first_name: 'Ada',
        field_last_name: 'Lindgren',
      },
    },
  };
  const signedIn = { current_user: { uid: '7', name: 'ada' }, csrf_token: 'c', logout_token: 'out-7' };

  beforeEach(() => setUp({ preset: 'drupal', base: '/drupal' }));

  test('signs in by a cookie, saves the profile, and signs out', async () => {
    const { callsOf } = fakeServices({
      'GET /drupal/session/token': { text: 'csrf-7' },
      'POST /drupal/user/login': { json: signedIn },
      'GET /drupal/jsonapi': { json: { data: [], meta: { links: { me: { meta: { id: '5a2f' } } } } } },
      [`GET ${ME}`]: { json: account },
      'PATCH /drupal/user/7': { json: {} },
      'POST /drupal/user/logout': { status: 204 },
    });
    (await signIn(credentials)).begin();
    expect(bodyOf(callsOf('POST /drupal/user/login')[0])).toEqual({ name: 'ada@example.com', pass: 'Lighthouse-42' });
    expect(session().peek()).toMatchObject({
      status: 'active',
      user: { id: '5a2f', firstName: 'Ada', lastName: 'Lindgren' },
    });
    await updateUser({ firstName: 'Adele' });
    const [saved] = callsOf('PATCH /drupal/user/7');
    expect(saved!.headers.get('x-csrf-token')).toBe('csrf-7');
    expect(bodyOf(saved)).toEqual({ field_first_name: { value: 'Adele' } });
    await signOut();
    expect(callsOf('POST /drupal/user/logout')[0]!.url.search).toBe('?_format=json&token=out-7');
    expect(JSON.stringify({ ...localStorage })).not.toContain('out-7');
  });

  test('knows that no user is signed in', async () => {
    const { callsOf } = fakeServices({ 'GET /drupal/jsonapi': { json: { data: [], meta: {} } } });
    expect(await fetchSessionUser().catch((error: { status: number }) => error.status)).toBe(401);
    expect(callsOf(`GET ${ME}`)).toHaveLength(0);
  });

  test('names a wrong password, which is 400 there, and no other 400', async () => {
    fakeServices({
      'GET /drupal/session/token': { text: 'csrf-7' },
      'POST /drupal/user/login': { status: 400, json: { message: 'Sorry, unrecognized username or password.' } },
      'POST /drupal/user/password': { status: 400, json: { message: 'Unrecognized username or email address.' } },
    });
    await expect(signIn(credentials)).rejects.toMatchObject({ code: 2004 });
    await expect(requestReset('x@example.com', {})).rejects.not.toMatchObject({ code: 2004 });
  });
});

describe('wordpress', () => {
  const ROUTE = '/wordpress/';
  const ada = { id: 3, email: 'ada@example.com', first_name: 'Ada', last_name: 'Lindgren' };

  beforeEach(() => setUp({ preset: 'wordpress', base: '/wordpress' }));

  /** WordPress has one path: the route is a parameter. */
  function wordPress(nonce = 'n-1') {
    const fake = fakeServices({
      [`POST ${ROUTE}`]: ({ url }) =>
        url.searchParams.get('rest_route') === '/inlay/v1/nonce' ? { json: { nonce } } : { json: ada },
      [`GET ${ROUTE}`]: {
        json: { ...ada, roles: ['subscriber'], meta: { inlay_company: 'Alder' }, inlay_has_password: false },
      },
      [`DELETE ${ROUTE}`]: { status: 204 },
    });
    const sent = (method: string, route: string) =>
      fake.callsOf(`${method} ${ROUTE}`).filter(({ url }) => url.searchParams.get('rest_route') === route);
    return { ...fake, sent };
  }

  test('signs in by a cookie, reads and saves the profile with a nonce, and signs out', async () => {
    const { sent } = wordPress();
    (await signIn(credentials)).begin();
    expect(bodyOf(sent('POST', '/inlay/v1/session')[0])).toEqual({
      username: 'ada@example.com',
      password: 'Lighthouse-42',
    });
    expect(session().peek()).toMatchObject({ status: 'active', user: { id: '3', firstName: 'Ada' } });

    expect(await fetchUser()).toMatchObject({ ...ADA, company: 'Alder', hasPassword: false });
    const [read] = sent('GET', '/wp/v2/users/me');
    expect([read!.url.searchParams.get('context'), read!.headers.get('x-wp-nonce')]).toEqual(['edit', 'n-1']);

    await updateUser({ firstName: 'Adele', country: 'NO' });
    const [saved] = sent('POST', '/wp/v2/users/me');
    expect(bodyOf(saved)).toEqual({ first_name: 'Adele', meta: { inlay_country: 'NO' } });
    expect(saved!.headers.get('x-wp-nonce')).toBe('n-1');

    await signOut();
    expect(sent('DELETE', '/inlay/v1/session')).toHaveLength(1);
  });

  test('knows that no user is signed in', async () => {
    const { sent } = wordPress('');
    expect(await fetchSessionUser().catch((error: { status: number }) => error.status)).toBe(401);
    expect(sent('GET', '/wp/v2/users/me')).toHaveLength(0);
  });

  test('names a wrong password', async () => {
    const json = {
      code: 'inlay_credentials',
      message: 'The user name or the password is wrong.',
      data: { status: 403 },
    };
    fakeServices({ [`POST ${ROUTE}`]: { status: 403, json } });
    await expect(signIn(credentials)).rejects.toMatchObject({ code: 2004 });
  });
});
