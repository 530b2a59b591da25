import { fakeServices } from '../../tests/setup/services';
import { forgetEverything, INGRID, tokenFor } from '../../tests/setup/visitor';
import { configure } from '../core/config';
import { subscribe } from '../core/events';
import { localStore, tabStore } from '../core/storage';
import { beginSession, rememberUser, setSubscriptions } from './begin';
import { endSession, leaveProviderWith, signOut } from './change';
import { syncDrafts } from './drafts';
import { isSignedIn, previewSession, session, sessionApi, syncSession } from './session';
import { subscriptions } from './state';

const enter = (user: Partial<typeof INGRID> = {}, token = tokenFor(user.id ?? INGRID.id)) =>
  beginSession({ ...INGRID, ...user }, { access: token, refresh: 'refresh-canary' }, 'header');
const state = () => session().peek();

let stops: (() => void)[] = [];
function eventsOf(name: string): unknown[] {
  const details: unknown[] = [];
  stops.push(subscribe(name, (detail) => details.push(detail)));
  return details;
}

beforeEach(() => {
  configure([]);
  fakeServices({ 'POST /services/user/v2/auth/signout': { status: 204 } });
  session();
});
afterEach(() => {
  stops.forEach((stop) => stop());
  stops = [];
  forgetEverything();
});

test('a first visit is anonymous', () => {
  expect(state()).toEqual({
    status: 'none',
    user: undefined,
    isPremium: false,
    isPractice: false,
    roles: [],
    reLoginRequired: false,
  });
  expect(isSignedIn()).toBe(false);
});

test('a sign-in publishes the visitor to all listeners', () => {
  const changed = eventsOf('session-changed');
  const signedIn = eventsOf('signed-in');
  enter({ isPremiumUser: true });
  expect(state()).toEqual({
    status: 'active',
    user: { id: '42', firstName: 'Ingrid', lastName: 'Solheim' },
    isPremium: true,
    isPractice: false,
    roles: [],
    reLoginRequired: false,
  });
  expect(changed).toEqual([{ status: 'active' }]);
  expect(signedIn).toEqual([{ source: 'header' }]);
  expect(subscriptions()).toEqual(['weekly']);
});

test('premium without a session counts for nothing', () => {
  document.cookie = 'inlay_premium=1; path=/';
  syncSession();
  expect(state().isPremium).toBe(false);
});

test.each([
  'abc',
  'a.b.c',
  '../core',
  `a.${btoa('{"exp":"soon","sub":"42"}')}.c`,
  `a.${btoa('{"exp":9999999999}')}.c`,
  `a.${btoa('[]')}.c`,
  `a.${btoa('null')}.c`,
])('a token that says nothing of itself is one, until it is refused (%#)', (token) => {
  document.cookie = `inlay_access=${token}; path=/`;
  syncSession();
  expect(state().status).toBe('active');
  expect(state().user?.id).toMatch(/^(me|42)$/);
});

test.each(['', '%'])('a cookie that holds nothing is no token (%j)', (token) => {
  document.cookie = `inlay_access=${token}; path=/`;
  syncSession();
  expect(state().status).toBe('none');
});

test('cookies are written where the configuration has them', () => {
  configure([
    {
      from: 'test',
      isTrusted: true,
      values: { session: { path: '/account', sameSite: 'strict', domain: 'example.com', days: 1 } },
    },
  ]);
  const cookieSetter = jest.spyOn(document, 'cookie', 'set');
  setSubscriptions(['weekly']);
  expect(cookieSetter.mock.calls[0]![0]).toMatch(
    /^inlay_subscriptions=weekly; path=\/account; sameSite=strict; domain=example\.com; max-age=86400/,
  );
  cookieSetter.mockRestore();
  configure([]);
});

test('a token that has ended leaves an expired session, with the name that a prompt may use', () => {
  enter({}, tokenFor('42', { expiresIn: -1 }));
  expect(state()).toMatchObject({ status: 'expired', user: { firstName: 'Ingrid' }, isPremium: false });
});

test('a clock that is a day wrong ends no session', () => {
  const day = 24 * 3600_000;
  for (const off of [-day, day]) {
    const real = Date.now();
    const token = tokenFor('42');
    jest.spyOn(Date, 'now').mockReturnValue(real + off);
    enter({}, token);
    expect(state().status).toBe('active');
    jest.restoreAllMocks();
    endSession('visitor');
  }
});

test('signing out removes all data of the visitor, and notifies the service', async () => {
  const services = fakeServices({ 'POST /services/user/v2/auth/signout': { status: 204 } });
  enter({ isPremiumUser: true, practiceUser: true });
  const out = eventsOf('signed-out');
  await signOut();
  expect(state().status).toBe('none');
  expect(document.cookie).toBe('');
  expect(Object.values({ ...localStorage }).join()).not.toMatch(/Ingrid|canary/);
  expect(out).toEqual([{ reason: 'visitor' }]);
  expect(services.calls).toHaveLength(1);
  expect(services.calls[0]!.headers.get('refresh_token')).toBe('refresh-canary');
});

test('signing out takes the token of job applications with it where the configuration names it', async () => {
  for (const jobToken of ['', 'job_token']) {
    configure([{ from: 'test', isTrusted: true, values: { cookies: { jobToken } } }]);
    document.cookie = 'job_token=theirs; path=/';
    enter();
    await signOut();
    expect(document.cookie.includes('job_token')).toBe(!jobToken);
  }
});

describe('signing out of an identity provider as well', () => {
  const left: unknown[] = [];
  beforeEach(() => leaveProviderWith((remaining) => left.push(remaining)));
  afterEach(() => {
    leaveProviderWith(undefined);
    left.length = 0;
  });

  test('sends the service the return URL, and redirects to the URL of its response', async () => {
    const services = fakeServices({
      'POST /services/user/v2/auth/signout': {
        json: { data: { provider: 'Lantern', url: 'https://lantern.example/end' } },
      },
    });
    enter();
    await signOut();
    expect(services.calls[0]!.json).toEqual({ returnUrl: location.href });
    expect(left).toEqual([{ provider: 'Lantern', url: 'https://lantern.example/end' }]);
    expect(state().status).toBe('none');
  });

  test.each([
    { status: 204 },
    { status: 200, text: 'bye' },
    { status: 200, json: { data: [] } },
    { status: 200, json: { data: { url: 'https://lantern.example/end' } } },
    { status: 500 },
    'offline' as const,
  ])('is skipped without a provider session: %j', async (response) => {
    fakeServices({ 'POST /services/user/v2/auth/signout': response });
    enter();
    await signOut();
    expect(left).toEqual([]);
    expect(state().status).toBe('none');
  });
});

test('signing out works even when the service is down', async () => {
  fakeServices({ 'POST /services/user/v2/auth/signout': 'offline' });
  enter();
  await signOut();
  expect(state().status).toBe('none');
});

describe('a started form', () => {
  const draft = () => tabStore.get('visitor:draft:profile');
  beforeEach(() => {
    enter();
    tabStore.set('visitor:draft:profile', '{"lastName":"Solh"}');
  });

  test('is kept for its owner when the session expires', () => {
    endSession('expired');
    enter();
    expect(draft()).not.toBeNull();
  });

  test('is deleted when another user signs in then', () => {
    endSession('expired');
    enter({ id: '43' });
    expect(draft()).toBeNull();
  });

  test('is gone when another user signs in without a sign-out before', () => {
    localStore.set('visitor:apply-later', '[]');
    enter({ id: '43' });
    expect([draft(), localStore.get('visitor:apply-later')]).toEqual([null, null]);
  });

  test('is gone when its owner leaves', () => {
    endSession('visitor');
    expect(draft()).toBeNull();
  });

  /** The other tab shares cookies and localStorage, and deletes its own drafts only. */
  function elsewhere(action: () => void) {
    const here = Object.entries({ ...sessionStorage }) as [string, string][];
    sessionStorage.clear();
    action();
    sessionStorage.clear();
    for (const [key, value] of here) sessionStorage.setItem(key, value);
  }

  test('is gone when its owner leaves in another tab', () => {
    elsewhere(() => endSession('visitor'));
    syncSession();
    expect(draft()).toBeNull();
  });

  test('is gone then on a page that does not read the session, too', () => {
    elsewhere(() => endSession('visitor'));
    syncDrafts();
    expect(draft()).toBeNull();
  });

  test('is gone when another user signs in in another tab, after the session expired there', () => {
    elsewhere(() => endSession('expired'));
    syncSession();
    expect(draft()).not.toBeNull();
    elsewhere(() => enter({ id: '43' }));
    syncSession();
    expect(draft()).toBeNull();
  });

  test('is kept for its owner when the session expires in another tab', () => {
    elsewhere(() => endSession('expired'));
    syncSession();
    enter();
    expect(draft()).not.toBeNull();
  });

  test('is kept when its visitor signs in for the first time', () => {
    endSession('visitor');
    tabStore.set('visitor:draft:contact', '{"message":"Hello"}');
    enter({ id: '43' });
    expect(tabStore.get('visitor:draft:contact')).not.toBeNull();
  });
});

test('values that later calls of a service need end with the session', async () => {
  enter();
  localStore.set('remembered:user', '{"logoutToken":"of-ingrid"}');
  endSession('expired');
  expect(localStore.get('remembered:user')).toBeNull();

  enter();
  localStore.set('remembered:user', '{"logoutToken":"of-ingrid"}');
  await signOut();
  expect(localStore.get('remembered:user')).toBeNull();
});

test('a session that could not be renewed is reported once, however often the page checks it', () => {
  enter();
  const out = eventsOf('signed-out');
  endSession('expired');
  expect(state().status).toBe('expired');
  syncSession();
  syncSession();
  expect(out).toEqual([{ reason: 'expired' }]);
});

test('changes in another tab are adopted', () => {
  enter();
  const out = eventsOf('signed-out');
  document.cookie = 'inlay_access=; path=/; max-age=0';
  syncSession();
  expect(state().status).toBe('none');
  expect(out).toEqual([{ reason: 'elsewhere' }]);
});

test("another visitor's data never shows beside the new name", () => {
  enter({ isPremiumUser: true });
  const seen: string[] = [];
  stops.push(
    session().subscribe(({ status, user, isPremium }) => seen.push(`${status} ${user?.firstName ?? '-'} ${isPremium}`)),
  );
  enter({ id: '7', firstName: 'Omar', isPremiumUser: false });
  expect(seen.at(0)).toBe('active Ingrid true');
  expect(seen).not.toContain('active Omar true');
  expect(seen).not.toContain('active Ingrid false');
  expect(seen.at(-1)).toBe('active Omar false');
});

test('a stored name of another user is not shown', () => {
  localStorage.setItem('inlay:user', '{"id":"7","firstName":"Omar","lastName":"Haddad"}');
  document.cookie = `inlay_access=${tokenFor('42')}; path=/`;
  syncSession();
  expect(state().user).toEqual({ id: '42', firstName: '', lastName: '' });
});

test('a user in a response who is not the stored one has none of their rights', () => {
  enter({ roles: ['Board'], isPremiumUser: true });
  document.cookie = `inlay_access=${tokenFor('7')}; path=/`;
  rememberUser({ id: '7', lastName: 'Haddad' });
  expect(state()).toMatchObject({
    user: { id: '7', firstName: '', lastName: 'Haddad' },
    isPremium: false,
    roles: [],
  });
});

describe('roles', () => {
  test('are kept with the visitor, in every tab, until they sign out', async () => {
    fakeServices({ 'POST /services/user/v2/auth/signout': { status: 204 } });
    enter({ roles: ['Energy clients', 'Board'] });
    expect(state().roles).toEqual(['Energy clients', 'Board']);
    await signOut();
    expect(state().roles).toEqual([]);
    expect(Object.values({ ...localStorage }).join()).not.toContain('Board');
  });

  test('come only from the service: a response without them changes nothing', () => {
    enter({ roles: ['Board'] });
    rememberUser({ id: '42', firstName: 'Ingrid' });
    expect(state().roles).toEqual(['Board']);
    const changed = jest.fn();
    stops.push(sessionApi.subscribe(changed));
    rememberUser({ id: '42', roles: [] });
    expect(state().roles).toEqual([]);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('of the token win over those of an answer', () => {
    enter({ roles: ['Board'] });
    const [head, , signature] = tokenFor('42').split('.');
    const claims = { sub: '42', exp: Math.floor(Date.now() / 1000) + 600, roles: ['Energy clients', 7] };
    document.cookie = `inlay_access=${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}; path=/`;
    syncSession();
    expect(state().roles).toEqual(['Energy clients']);
  });

  test('of another user are ignored', () => {
    localStorage.setItem('inlay:user', '{"id":"7","firstName":"Omar","lastName":"Haddad","roles":["Board"]}');
    document.cookie = `inlay_access=${tokenFor('42')}; path=/`;
    syncSession();
    expect(state().roles).toEqual([]);
  });
});

test('a hundred quick sign-ins and sign-outs end in the last, with no listener more', () => {
  const changed = jest.fn();
  stops.push(sessionApi.subscribe(changed));
  for (let attempt = 0; attempt < 100; attempt += 1) {
    enter();
    endSession('visitor');
  }
  enter();
  expect(state().status).toBe('active');
  expect(changed).toHaveBeenCalledTimes(201);
});

test('a new name is shown immediately', () => {
  enter();
  rememberUser({ firstName: 'Inga', lastName: 'Berg' });
  syncSession();
  expect(sessionApi.get().user).toEqual({ id: '42', firstName: 'Inga', lastName: 'Berg' });
});

test('subscriptions are kept as codes', () => {
  setSubscriptions(['weekly', 'events']);
  expect(subscriptions()).toEqual(['weekly', 'events']);
  setSubscriptions([]);
  expect(subscriptions()).toEqual([]);
});

test('an editor may preview any visitor; a live page may not', () => {
  previewSession({ status: 'active', isPremium: true });
  expect(state().status).toBe('none');
  configure([{ from: 'test', isTrusted: true, values: { mode: 'edit' } }]);
  previewSession({ status: 'active', isPremium: true });
  expect(state()).toMatchObject({ status: 'active', isPremium: true });
  expect(document.cookie).toBe('');
});
