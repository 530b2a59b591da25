import { act } from 'testing';
import { forgetEverything, signInBefore, tokenFor } from '../../../tests/setup/visitor';
import { configure, publish } from '../../core';
import { endSession } from '../../session';
import { startAnalytics } from './';
import { scrubbed } from './scrub';

const page = window as unknown as Record<string, unknown>;
const pushed = () => (page['dataLayer'] ?? []) as Record<string, unknown>[];
const answer = (...groups: string[]) => publish('consent-changed', { groups, isAnswered: true });

let stop = () => {};

function start(analytics: object = {}) {
  configure([{ from: 'test', isTrusted: true, values: { analytics: { target: 'dataLayer', ...analytics } } }]);
  publish('consent-changed', { groups: [], isAnswered: false });
  stop = startAnalytics();
}

afterEach(() => stop());
beforeEach(() => {
  forgetEverything();
  delete page['dataLayer'];
});

test('nothing is reported before the visitor agrees; then the page and the earlier events are', () => {
  start({ events: ['form-submitted'] });
  publish('analytics', { event: 'opened' });
  publish('form-submitted', { form: 'sign-in' });
  publish('form-started', { form: 'sign-in' });
  expect(pushed()).toEqual([]);
  answer('C0002');
  expect(pushed().map(({ event }) => event)).toEqual(['page', 'opened', 'form-submitted']);
  expect(pushed()[2]).toEqual({ event: 'form-submitted', form: 'sign-in' });
  publish('analytics', { event: 'closed' });
  expect(pushed().at(-1)).toEqual({ event: 'closed' });
});

test('earlier events are dropped when the visitor refuses, and not reported when they agree later', () => {
  start();
  publish('analytics', { event: 'opened' });
  answer('C0001');
  publish('analytics', { event: 'meanwhile' });
  answer('C0001', 'C0002');
  publish('analytics', { event: 'after' });
  expect(pushed().map(({ event }) => event)).toEqual(['page', 'after']);
});

test('an event about a choice is reported according to that choice', () => {
  start({ events: ['consent-changed'] });
  answer('C0002');
  expect(pushed().map(({ event }) => event)).toEqual(['page', 'consent-changed']);
  answer('C0001');
  expect(pushed()).toHaveLength(2);
});

test('at most 200 events wait', () => {
  start();
  for (let count = 0; count < 300; count += 1) publish('analytics', { event: `e${count}` });
  answer('C0002');
  expect(pushed()).toHaveLength(201);
});

test('the page report contains the type of page and whether the visitor is signed in', () => {
  start({
    page: { articleType: 'Report', originalPublicationDate: new Date(Date.now() - 3 * 86_400_000).toISOString() },
  });
  answer('C0002');
  expect(pushed()[0]).toMatchObject({
    event: 'page',
    articleType: 'Report',
    daysSincePublication: 3,
    loginStatus: 'logged_out',
    isRestricted: false,
  });
  expect(pushed()[0]!['userId']).toBeUndefined();
});

test('server-rendered data about page and visitor is reported unchanged', () => {
  const serverData = {
    articleTemplate: 'standard',
    displayDate: '2 May 2026',
    sourcePublication: 'Institute',
    contentType: 'Article',
    registrationDate: '2024-01-31',
    jobTitle: 'Engineer',
    companyName: 'Steel & Sons',
    blogTags: ['energy', 'grid'],
    isAlumni: true,
  };
  start({ page: serverData });
  answer('C0002');
  expect(pushed()[0]).toMatchObject(serverData);
});

test('a signed-in visitor is identified only by their id', () => {
  act(() => signInBefore());
  start();
  answer('C0002');
  expect(pushed()[0]).toMatchObject({ loginStatus: 'logged_in', userId: '42' });
  expect(JSON.stringify(pushed())).not.toContain('Ingrid');
});

test('signing in and out updates the login state once each, without an event', () => {
  act(() => signInBefore());
  start();
  act(() => endSession('visitor'));
  expect(pushed()).toEqual([]);
  answer('C0002');
  act(() => signInBefore());
  act(() => signInBefore());
  act(() => endSession('visitor'));
  expect(pushed()[0]).toMatchObject({ event: 'page', loginStatus: 'logged_out' });
  expect(pushed().slice(1)).toEqual([
    { loginStatus: 'logged_in', userId: '42', isPremium: false },
    { loginStatus: 'logged_out', userId: undefined, isPremium: false },
  ]);
  answer('C0001');
  act(() => signInBefore());
  expect(pushed()).toHaveLength(3);
});

test('server-rendered data about a visitor is reported only with consent, and only until they sign out', () => {
  const person = { registrationDate: '2024-01-31', jobTitle: 'Engineer', companyName: 'Steel & Sons', isAlumni: true };
  const anonymous = { registrationDate: undefined, jobTitle: undefined, companyName: undefined, isAlumni: undefined };
  act(() => signInBefore());
  start({ group: 'none', page: { ...person, userId: 'crm-7', blogTags: ['grid'] } });
  expect(pushed()[0]).toMatchObject({
    event: 'page',
    loginStatus: 'logged_in',
    blogTags: ['grid'],
    userId: undefined,
    ...anonymous,
  });
  answer('C0002');
  expect(pushed()[1]).toMatchObject({ userId: '42', ...person });
  act(() => endSession('visitor'));
  act(() => signInBefore());
  expect(pushed()[2]).toHaveProperty('companyName', undefined);
  expect(pushed()[3]).toMatchObject({ loginStatus: 'logged_in', userId: '42', ...anonymous });
});

test('a visitor signed in only at the host has the id that the host provides', () => {
  start({ page: { userId: 'crm-7' } });
  answer('C0002');
  expect(pushed()[0]).toMatchObject({ loginStatus: 'logged_out', userId: 'crm-7' });
});

test('a page is reported as a module describes it, and the configuration wins', () => {
  start({ page: { articleType: 'Report' } });
  publish('subject-changed', {
    kind: 'article',
    title: 'The quiet factory',
    articleType: 'Commentary',
    sourcePublication: 'Institute',
    displayDate: new Date().toISOString(),
    accessStatus: 'registered users only',
  });
  answer('C0002');
  expect(pushed()).toEqual([
    expect.objectContaining({
      event: 'page',
      title: 'The quiet factory',
      articleType: 'Report',
      sourcePublication: 'Institute',
      daysSincePublication: 0,
      isRestricted: true,
    }),
  ]);
  publish('subject-changed', null);
});

test('a subject in view is reported before its events, and the page again when it is back in view', () => {
  const next = {
    kind: 'article',
    title: 'A map of one pump',
    url: '/blogs/a-map-of-one-pump',
    displayDate: '2026-05-02',
  } as const;
  start({ page: { title: 'Field notes', articleType: 'Report' } });
  publish('subject-changed', next);
  publish('analytics', { event: 'page-view' });
  answer('C0002');
  publish('subject-changed', null);
  publish('subject-changed', next);
  publish('analytics', { event: 'page-view' });
  publish('subject-changed', null);
  expect(pushed().map(({ event, title, articleType }) => [event, title, articleType])).toEqual([
    ['page', 'Field notes', 'Report'],
    ['page-view', undefined, undefined],
    [undefined, 'A map of one pump', undefined],
    [undefined, 'Field notes', 'Report'],
    [undefined, 'A map of one pump', undefined],
    ['page-view', undefined, undefined],
    [undefined, 'Field notes', 'Report'],
  ]);
});

test.each(['none', 'C0004'])(
  'with the group %s, visitors are anonymous before they allow measuring and after they withdraw it',
  (group) => {
    act(() => signInBefore());
    start({ group });
    answer('C0004');
    expect(pushed()[0]).toMatchObject({ event: 'page', loginStatus: 'logged_in', userId: undefined });
    answer('C0002', 'C0004');
    answer('C0004');
    expect(
      pushed()
        .slice(1)
        .map(({ userId }) => userId),
    ).toEqual(['42', undefined]);
  },
);

test('events of another tab are reported only there', () => {
  start({ events: ['signed-out'] });
  answer('C0002');
  publish('signed-out', { reason: 'elsewhere' });
  publish('signed-out', { reason: 'visitor' });
  expect(pushed().filter(({ event }) => event === 'signed-out')).toEqual([{ event: 'signed-out', reason: 'visitor' }]);
});

test('a function of the page receives each event', () => {
  const track = jest.fn();
  page['track'] = track;
  start({ target: 'track', group: 'none' });
  publish('analytics', { event: 'opened' });
  expect(track.mock.calls.map(([{ event }]) => event)).toEqual(['page', 'opened']);
  delete page['track'];
});

test('a target that cannot receive events is reported once', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  page['broken'] = 'text';
  start({ target: 'broken', group: 'none' });
  publish('analytics', { event: 'opened' });
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]![0]).toContain('analytics.target is "broken"');
  error.mockRestore();
  delete page['broken'];
});

test('a target that throws is reported once, and receives each event once', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const receivedEvents: unknown[] = [];
  page['track'] = ({ event }: { event: string }) => {
    receivedEvents.push(event);
    throw new Error('Broken');
  };
  start({ target: 'track' });
  publish('analytics', { event: 'opened' });
  answer('C0002');
  answer('C0002', 'C0004');
  expect(receivedEvents).toEqual(['page', 'opened']);
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]![0]).toContain('analytics.target is "track", which fails');
  error.mockRestore();
  delete page['track'];
});

test('a target that throws when it is read is reported once', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.defineProperty(window, 'broken', {
    configurable: true,
    get() {
      throw new Error('Broken');
    },
  });
  start({ target: 'broken', group: 'none' });
  publish('analytics', { event: 'opened' });
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]![0]).toContain('analytics.target is "broken", which fails');
  error.mockRestore();
  delete page['broken'];
});

test('a container that replaces the list receives later events', () => {
  start({ group: 'none' });
  const first = pushed();
  const push = jest.fn();
  page['dataLayer'] = { push };
  publish('analytics', { event: 'opened' });
  expect(first.map(({ event }) => event)).toEqual(['page']);
  expect(push).toHaveBeenCalledWith({ event: 'opened' });
});

describe('Personal data and tokens are removed from reports', () => {
  const token = tokenFor('42');
  beforeEach(() => {
    configure([]);
    document.cookie = 'inlay_refresh=refresh-canary; path=/';
  });

  test.each([
    ['an e-mail address', 'by ada@alder.example today', 'by [e-mail] today'],
    ['an encoded e-mail address', '/search?q=ada%40alder.example', '/search?q=[e-mail]'],
    ['a token', `Bearer ${token}`, 'Bearer [token]'],
    ['the session’s own token', 'was refresh-canary', 'was [token]'],
    ['a long key', 'key 0123456789abcdef0123456789abcdef', 'key [token]'],
    ['the query of an account’s page', '/account/confirm?code=123456&x=1', '/account/confirm'],
    [
      'the query of an account’s page with a slash at its end',
      'from /account/confirm/?code=123456',
      'from /account/confirm/',
    ],
    ['a route with an address in it', '/insights/steel#/reset-password/abc', '/insights/steel'],
  ])('%s', (_, text, expected) => {
    expect(scrubbed({ text: text })).toEqual({ text: expected });
  });

  test('slugs, numbers and ordinary URLs stay', () => {
    const harmlessData = {
      url: 'https://alder.example/insights/why-copper-without-new-mines-is-harder-than-it-looks?page=2',
      list: '/careers/jobs?cities=Oslo',
      count: 3,
      isFirst: true,
      names: ['a'],
    };
    expect(scrubbed(harmlessData)).toEqual(harmlessData);
  });

  test('keys with secret names are removed at any depth', () => {
    expect(scrubbed({ a: { password: 'x', accessToken: 'y', email: 'z', name: 'n' } })).toEqual({ a: { name: 'n' } });
  });

  test('circular data is cut off', () => {
    const loop: Record<string, unknown> = { name: 'a' };
    loop['self'] = loop;
    expect(JSON.stringify(scrubbed(loop))).toContain('"name":"a"');
  });
});
