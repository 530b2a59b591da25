import { waitFor } from 'testing';
import { fakeServices, type Answer } from '../../../tests/setup/services';
import { forgetEverything, INGRID, signInBefore, tokenFor } from '../../../tests/setup/visitor';
import { configure } from '../../core/config';
import { authorizedRequest } from '../../session/calls';
import { session, signOut, subscriptions } from '../../session';
import { fetchUser, register, signIn, unsaveArticle, updateUser } from './';
import { renewSession } from './renewal';

const SIGN_IN = 'POST /services/user/v2/auth/signin';
const USER = 'GET /services/user/v2/users/42';
const SAVE = 'PATCH /services/user/v2/users/42';
const credentials = { email: 'ada@example.com', password: 'Lighthouse-42' };
const newcomer = { ...credentials, firstName: 'Ada', lastName: 'Lindgren', occasionalEmail: false };

/** The configuration of a page with renamed services. */
function setUp(values: object) {
  configure([{ from: 'test', isTrusted: true, values }]);
}

beforeEach(() => {
  configure([]);
  session();
});
afterEach(() => {
  forgetEverything();
  configure([]);
});

describe('What a service leaves out changes nothing:', () => {
  test('a profile with only seven fields keeps the rights of the session', async () => {
    signInBefore({ isPremiumUser: true, practiceUser: true });
    const { email, firstName, lastName } = INGRID;
    fakeServices({
      [USER]: {
        json: {
          data: {
            email,
            firstName,
            lastName,
            title: 'Owner',
            company: 'Vistula',
            businessFunction: 'legal',
            country: 'NO',
          },
        },
      },
    });
    const { rememberUser } = await import('../../session/calls');
    const user = await fetchUser();
    expect(user).toMatchObject({ title: 'Owner', company: 'Vistula' });
    rememberUser(user);
    expect(session().peek()).toMatchObject({
      isPremium: true,
      isPractice: true,
      user: { id: '42', firstName: 'Ingrid' },
    });
    expect(subscriptions()).toEqual(['weekly']);
  });

  test('and an explicit no does', async () => {
    signInBefore({ isPremiumUser: true });
    const { rememberUser } = await import('../../session/calls');
    rememberUser({ isPremiumUser: false, subscriptions: [] });
    expect(session().peek().isPremium).toBe(false);
    expect(subscriptions()).toEqual([]);
  });

  test.each<[string, Answer]>([
    ['204', { status: 204 }],
    ['200 with a text', { text: 'OK' }],
    ['201 with an empty object', { status: 201, json: {} }],
    ['202 with the user bare', { status: 202, json: { firstName: 'Ingrid' } }],
  ])('a save that is answered with %s is saved', async (_, answer) => {
    signInBefore();
    fakeServices({ [SAVE]: answer });
    expect((await updateUser({ firstName: 'Ingrid' })).email).toBeUndefined();
  });

  test('data of the previous visitor is not shown to the next', async () => {
    signInBefore({ isPremiumUser: true });
    fakeServices({
      [SIGN_IN]: {
        json: { data: { id: '43', firstName: 'Otto', lastName: 'Berg' } },
        headers: { access_token: tokenFor('43') },
      },
    });
    (await signIn(credentials)).begin();
    expect(session().peek()).toMatchObject({ isPremium: false, user: { id: '43', firstName: 'Otto' } });
    expect(subscriptions()).toEqual([]);
  });
});

describe('A token of any kind:', () => {
  const opaque = (more = {}): Answer => ({
    json: { data: { id: '42', firstName: 'Ingrid', lastName: 'Solheim' }, ...more },
    headers: { access_token: 'a3f9-opaque', refresh_token: 'r1' },
  });

  test('an opaque one signs in, and is sent along', async () => {
    const { callsOf } = fakeServices({ [SIGN_IN]: opaque(), [USER]: { json: { firstName: 'Ingrid' } } });
    (await signIn(credentials)).begin();
    expect(session().peek()).toMatchObject({ status: 'active', user: { id: '42', firstName: 'Ingrid' } });
    await fetchUser();
    expect(callsOf(USER)[0]!.headers.get('authorization')).toBe('Bearer a3f9-opaque');
  });

  test('its expiry can be in the response', async () => {
    fakeServices({ [SIGN_IN]: opaque({ expires_in: 600 }) });
    (await signIn(credentials)).begin();
    expect(session().peek().status).toBe('active');
    const { syncSession } = await import('../../session');
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 601_000);
    syncSession();
    expect(session().peek().status).toBe('expired');
    clock.mockRestore();
  });

  test('without a known end it is renewed when it is refused, and over when that is refused too', async () => {
    const TOKEN = 'POST /services/user/v2/auth/token';
    const services = fakeServices({
      [SIGN_IN]: opaque(),
      [TOKEN]: { json: { access_token: 'b7-opaque' } },
      [USER]: ({ headers }) =>
        headers.get('access_token') === 'b7-opaque'
          ? { json: { firstName: 'Inga' } }
          : { status: 401, text: 'Unauthorized' },
    });
    (await signIn(credentials)).begin();
    expect((await fetchUser()).firstName).toBe('Inga');
    services.answer(USER, { status: 401 });
    services.answer(TOKEN, { status: 401 });
    await expect(fetchUser()).rejects.toMatchObject({ status: 401 });
    expect(session().peek().status).toBe('expired');
  });

  test('without a refresh token a refusal ends the session', async () => {
    fakeServices({
      [SIGN_IN]: { json: { id: '42', firstName: 'Ingrid', access_token: 'lonely' } },
      [USER]: { status: 401 },
    });
    (await signIn(credentials)).begin();
    await expect(fetchUser()).rejects.toMatchObject({ status: 401 });
    expect(session().peek().status).toBe('expired');
  });

  test('a visitor without an id is known by their address, which is in no path', async () => {
    const { calls } = fakeServices({
      [SIGN_IN]: { json: { data: { firstName: 'Ada' } }, headers: { access_token: 'x' } },
    });
    (await signIn(credentials)).begin();
    expect(session().peek().user).toEqual({ id: 'ada@example.com', firstName: 'Ada', lastName: '' });
    await fetchUser().catch(() => undefined);
    expect(calls.at(-1)!.url.pathname).toBe('/services/user/v2/users/me');
  });
});

describe('A wrong password is reported as one for any body of the 401:', () => {
  test.each<[string, Answer]>([
    ['nothing', { status: 401 }],
    ['plain text', { status: 401, text: 'Unauthorized' }],
    ['a JSON string', { status: 401, json: 'Bad credentials' }],
    ['problem+json', { status: 401, json: { type: 'about:blank', title: 'Unauthorized', status: 401 } }],
    ['an OAuth error', { status: 401, json: { error: 'invalid_grant' } }],
    ['a page', { status: 401, text: '<html>Unauthorized</html>' }],
    ['the code alone', { status: 401, json: { code: '2004', message: 'no' } }],
  ])('%s', async (_, answer) => {
    fakeServices({ [SIGN_IN]: answer });
    await expect(signIn(credentials)).rejects.toMatchObject({ code: 2004 });
  });
});

describe('A registration', () => {
  const REGISTER = 'POST /services/user/v2/users';

  test('that is answered with a session signs in, by the names that were typed', async () => {
    fakeServices({
      [REGISTER]: {
        json: { data: { subscriptions: ['weekly'], articles: [], practiceUser: true, userRatings: [] } },
        headers: { access_token: 'opaque', refresh_token: 'r' },
      },
    });
    const registered = await register(newcomer, {});
    if (!('user' in registered)) throw new Error('no session');
    registered.begin();
    expect(session().peek()).toMatchObject({
      status: 'active',
      isPractice: true,
      user: { firstName: 'Ada', lastName: 'Lindgren' },
    });
    expect(subscriptions()).toEqual(['weekly']);
  });

  test.each<[string, Answer, object, string]>([
    ['nothing is confirmed by a code', { status: 202 }, {}, 'code'],
    ['nothing is confirmed as the configuration says', { status: 204 }, { confirmation: 'link' }, 'link'],
    ['the way is confirmed that way', { status: 202, json: { data: { confirmation: 'link' } } }, {}, 'link'],
  ])('that is answered with %s', async (_, answer, policy, way) => {
    setUp({ policy });
    fakeServices({ [REGISTER]: answer });
    expect(await register(newcomer, {})).toEqual({ proof: way });
  });
});

describe('Names of the service:', () => {
  test('paths, methods, fields and headers are the configuration’s', async () => {
    setUp({
      services: {
        user: {
          base: '/identity/',
          paths: {
            signIn: '/login',
            updateUser: 'PUT /people/{userId}',
            unsaveArticle: '/reading/{language}/{articleId}',
          },
          request: { signIn: { username: 'login' }, updateUser: { firstName: 'name.given', lastName: 'name.family' } },
          response: {
            user: { id: 'person', firstName: 'name.given', title: 'jobTitle', isPremiumUser: 'plan.isPremium' },
          },
          headers: { accessToken: 'X-Token' },
        },
      },
    });
    const { calls } = fakeServices({
      'POST /identity/login': {
        json: { person: 7, name: { given: 'Ada' }, jobTitle: 'Owner', plan: { isPremium: true } },
        headers: { 'X-Token': 'opaque' },
      },
      'PUT /identity/people/7': { status: 204 },
      'DELETE /identity/reading/de/a%2Fb': { status: 204 },
    });
    const { user, begin } = await signIn(credentials);
    expect(user).toMatchObject({ id: '7', firstName: 'Ada', title: 'Owner' });
    begin();
    expect(session().peek().isPremium).toBe(true);
    await updateUser({ firstName: 'Ada', lastName: 'L' });
    await unsaveArticle({ articleId: 'a/b', language: 'de' });
    expect(calls.map(({ json }) => json)).toEqual([
      { login: 'ada@example.com', password: 'Lighthouse-42' },
      { name: { given: 'Ada', family: 'L' } },
      undefined,
    ]);
    expect(calls[1]!.headers.get('x-token')).toBe('opaque');
  });

  test('a response of another shape is explained once in the console', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeServices({ [SIGN_IN]: { json: { data: { given: 'Ada' } }, headers: { access_token: 'x' } } });
    await expect(signIn(credentials)).rejects.toMatchObject({ kind: 'malformed' });
    await expect(signIn(credentials)).rejects.toMatchObject({ kind: 'malformed' });
    const warnings = (warn.mock.calls as unknown[][])
      .map(([text]) => String(text))
      .filter((text) => /auth\/signin.*firstName.*got given.*services\.user\.response/.test(text));
    expect(warnings).toHaveLength(1);
    warn.mockRestore();
  });
});

describe('A session in a cookie of the host:', () => {
  const WHO = 'GET /services/user/v2/auth/session';
  beforeEach(() => setUp({ session: { mode: 'cookie' } }));

  test('no script sees a token, and writes carry the proof of the page', async () => {
    document.cookie = 'csrf_token=proof-7; path=/';
    const { calls } = fakeServices({
      [SIGN_IN]: { json: { data: { id: '42', firstName: 'Ingrid', lastName: 'Solheim' } } },
      [SAVE]: { status: 204 },
      'POST /services/user/v2/auth/signout': { status: 204 },
    });
    (await signIn(credentials)).begin();
    expect(session().peek().status).toBe('active');
    expect(document.cookie).not.toContain('inlay_access');
    await updateUser({ firstName: 'Inga' });
    expect(calls[1]!.headers.get('x-csrf-token')).toBe('proof-7');
    expect(calls[1]!.headers.has('authorization')).toBe(false);
    await signOut();
    await waitFor(() => expect(calls.at(-1)!.url.pathname).toBe('/services/user/v2/auth/signout'));
    expect(session().peek().status).toBe('none');
  });

  test('the service returns the user', async () => {
    fakeServices({
      [WHO]: { json: { data: { id: '42', firstName: 'Ingrid', lastName: 'Solheim', isPremiumUser: true } } },
    });
    await renewSession();
    expect(session().peek()).toMatchObject({ status: 'active', isPremium: true, user: { firstName: 'Ingrid' } });
  });

  test.each<[string, Answer]>([
    ['401', { status: 401 }],
    ['204', { status: 204 }],
  ])('and ends the session with %s', async (_, answer) => {
    signInBefore();
    fakeServices({ [WHO]: answer });
    await renewSession();
    expect(session().peek().status).toBe('expired');
  });

  test('stays signed out on later pages if the sign-out request failed', async () => {
    const OUT = 'POST /services/user/v2/auth/signout';
    signInBefore();
    const services = fakeServices({ [OUT]: 'offline', [WHO]: { json: { data: INGRID } } });
    await signOut();
    await renewSession();
    expect(session().peek().status).toBe('none');
    services.answer(OUT, { status: 204 });
    services.answer(WHO, { status: 401 });
    await renewSession();
    expect(services.callsOf(OUT)).toHaveLength(3);
    expect(services.callsOf(WHO)).toHaveLength(1);
    expect(session().peek().status).toBe('none');
  });

  test('a service that is down ends no session', async () => {
    signInBefore();
    fakeServices({ [WHO]: 'offline' });
    await expect(renewSession()).rejects.toMatchObject({ kind: 'offline' });
    expect(session().peek().status).toBe('active');
  });

  test('a refusal ends it', async () => {
    signInBefore();
    fakeServices({ [USER]: { status: 401 } });
    await expect(
      authorizedRequest('user', { path: '/v2/users/{userId}', read: () => undefined }),
    ).rejects.toMatchObject({ status: 401 });
    expect(session().peek().status).toBe('expired');
  });
});
