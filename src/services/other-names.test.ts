import { fakeServices } from '../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../tests/setup/visitor';
import { configure } from '../core/config';
import { fetchCountries } from './content';
import { findBlogPosts } from './blogs';
import { findEvents } from './events';
import { findInsights } from './insights';
import { searchJobs } from './jobs';
import { findPeople } from './people';
import { searchPages } from './search';
import { findVideos } from './video';
import { fetchDeletion, fetchPasskeys, fetchSecondFactor, fetchSessions, fetchTitles } from './user';

function setUp(services: object) {
  configure([{ from: 'test', isTrusted: true, values: { services } }]);
}

afterEach(() => {
  forgetEverything();
  configure([]);
  jest.restoreAllMocks();
});

test('jobs are searched at the path, and by the names, of the configuration', async () => {
  setUp({
    jobs: {
      base: '/board',
      paths: { jobsearch: '/openings' },
      request: { jobsearch: { q: 'query', pageSize: 'limit', cities: 'place', lang: '' } },
      response: { jobsearch: { docs: 'hits', numFound: 'count', 'docs[].jobID': 'key', 'docs[].title': 'name' } },
    },
  });
  const services = fakeServices({ 'GET /board/openings': { json: { count: 7, hits: [{ key: 3, name: 'Analyst' }] } } });
  const { jobs, total } = await searchJobs({
    q: 'a',
    filters: { cities: ['Oslo'] },
    start: 1,
    pageSize: 5,
    lang: 'en',
  });
  expect(total).toBe(7);
  expect(jobs).toMatchObject([{ jobID: '3', title: 'Analyst' }]);
  expect(String(services.calls[0]!.url)).toMatch(/\?query=a&start=1&limit=5&place=Oslo$/);
});

test('a search engine that takes a JSON body gets one', async () => {
  setUp({
    search: {
      paths: { pages: 'POST /query' },
      request: { pages: { q: 'query.text', rows: 'size', pageFilter: '', sort: '' } },
      response: {
        pages: { results: 'hits.hits', numFound: 'hits.total.value', 'results[].metatags.title': '_source.title' },
      },
    },
  });
  const services = fakeServices({
    'POST /services/search/query': {
      json: { hits: { total: { value: 1 }, hits: [{ _source: { title: 'Copper' } }] } },
    },
  });
  const found = await searchPages({ q: 'copper', pageFilter: 'all', sort: 'default', start: 1, rows: 10, lang: 'en' });
  expect(found).toMatchObject({ total: 1, results: [{ title: 'Copper' }] });
  expect(services.calls[0]!.json).toEqual({ query: { text: 'copper' }, start: 1, size: 10, lang: 'en' });
});

test('events with times in seconds are read', async () => {
  setUp({ articles: {} });
  const event = { id: 'a', title: 'Forum', startTime: 1795168800, endTime: '1795172400' };
  fakeServices({ 'POST /services/articles/careerevents/events': { json: { events: [event], total: 1 } } });
  const { events } = await findEvents({
    ...{ limit: 5, pinnedItem: '', region: [], eventMode: [], interest: [], afterId: '', parentFolderId: '' },
    ...{ sortByField: '', startDate: '' },
  });
  expect(events).toMatchObject([
    { startTime: '2026-11-20T10:00:00.000Z', endTime: '2026-11-20T11:00:00.000Z', expirationDate: '' },
  ]);
});

test('a service that is read by GET gets the values of a body as parameters', async () => {
  setUp({ articles: { paths: { events: 'GET /calendar' }, dates: 'seconds' } });
  const services = fakeServices({ 'GET /services/articles/calendar': { json: { events: [], total: 0 } } });
  await findEvents({
    limit: 5,
    pinnedItem: '',
    region: ['Europe', 'Asia'],
    eventMode: [],
    interest: [],
    afterId: '',
    parentFolderId: '',
    sortByField: '',
    startDate: '2026-11-20T10:00:00Z',
  });
  const { searchParams } = services.calls[0]!.url;
  expect(searchParams.getAll('region')).toEqual(['Europe', 'Asia']);
  expect(searchParams.get('startDate')).toBe('1795168800');
});

test('people are read from the path and the list of the configuration', async () => {
  fakeServices({ 'GET /services/people/staff': { json: { items: [{ id: 'a', full_name: 'Ada' }] } } });
  setUp({
    people: { paths: { people: '/staff' }, response: { people: { people: 'items', 'people[].title': 'full_name' } } },
  });
  expect((await findPeople({ q: '', limit: 5 })).people).toMatchObject([{ id: 'a', title: 'Ada' }]);
});

test('sessions, passkeys, the second factor and deletion have names of the service, and dates of any form', async () => {
  signInBefore();
  setUp({
    user: {
      paths: { sessions: '/me/devices', passkeys: '/me/keys', secondFactor: '/me/mfa', deletion: '/me/end' },
      response: {
        sessions: { sessions: 'devices', 'sessions[].id': 'key', 'sessions[].startedAt': 'since' },
        passkeys: { passkeys: 'keys', 'passkeys[].id': 'key', 'passkeys[].createdAt': 'made' },
        secondFactor: { isOn: 'mfa.enabled' },
        deletion: { dueAt: 'ends_at' },
      },
    },
  });
  fakeServices({
    'GET /services/user/me/devices': { json: { devices: [{ key: 'd', since: 1795168800 }] } },
    'GET /services/user/me/keys': { json: { keys: [{ key: 'k', made: 1795168800000 }] } },
    'GET /services/user/me/mfa': { json: { mfa: { enabled: true } } },
    'GET /services/user/me/end': { json: { ends_at: 1795168800 } },
  });
  const date = '2026-11-20T10:00:00.000Z';
  expect(await fetchSessions()).toMatchObject([{ id: 'd', startedAt: date }]);
  expect((await fetchPasskeys()).passkeys).toMatchObject([{ id: 'k', createdAt: date }]);
  expect((await fetchSecondFactor()).isOn).toBe(true);
  expect((await fetchDeletion()).dueAt).toBe(date);
});

test.each([
  ['jobs', 'POSTED', () => searchJobs({ q: '', filters: {}, start: 1, pageSize: 5, lang: 'en' })],
  ['insights', 'DATE', () => findInsights({ limit: 5, afterId: '', taxonomyAndTags: [], excludeItems: [] } as never)],
  ['blog posts', 'DATE', () => findBlogPosts({ site: 's', blog: 'b', limit: 5, afterId: '', language: 'en' })],
  ['videos', 'DATE', () => findVideos({ limit: 5, afterId: '' } as never)],
  ['events', 'DATE', () => findEvents({ limit: 5, afterId: '' } as never)],
  [
    'search results',
    'DATE',
    () => searchPages({ q: 'a', pageFilter: 'all', sort: 'default', start: 1, rows: 5, lang: 'en' }),
  ],
])('dates of %s can be seconds or milliseconds', async (_what, form, load) => {
  setUp({ video: '/services/video' });
  for (const number of [1_795_168_800, 1_795_168_800_000]) {
    window.fetch = async () => {
      const item = {
        id: 'a',
        jobID: 'a',
        title: 'T',
        url: '/t',
        posted: number,
        displayDate: number,
        date: number,
        startTime: number,
        metatags: { title: 'T', 'searchresults-date': number },
      };
      const json = {
        total: 1,
        ...Object.fromEntries(['docs', 'posts', 'videos', 'events', 'results'].map((name) => [name, [item]])),
      };
      return { ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify(json) } as Response;
    };
    expect(JSON.stringify(await load())).toContain(
      form === 'POSTED' ? '"posted":"2026-11-20"' : '"2026-11-20T10:00:00.000Z"',
    );
  }
});

test.each([
  ['titles', () => fetchTitles(), { titles: [{ key: 'owner', label: 'Owner' }] }, 'services.user.response.titles,'],
  ['countries', () => fetchCountries('en'), [{ code: 'NO', name: 'Norway' }], 'services.content.response.countries,'],
])(
  '%s whose items have other names are an error that names the key, not a list of codes',
  async (_, load, json, key) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeServices({
      'GET /services/user/v2/picklist/title': { json },
      'GET /services/content/v1/lookuplists/country': { json },
    });
    await expect(load()).rejects.toMatchObject({ kind: 'malformed' });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(key));
  },
);

test('a call that the back end does without is missing, which the console says once', async () => {
  signInBefore();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeServices({ 'GET /services/user/v2/users/42/sessions': { status: 404 } });
  await expect(fetchSessions()).rejects.toMatchObject({ isMissing: true });
  await expect(fetchSessions()).rejects.toMatchObject({ isMissing: true });
  expect(warn.mock.calls.filter(([text]) => String(text).includes('services.user.paths.sessions'))).toHaveLength(1);
});

test('an error has the names of the service', async () => {
  setUp({ content: { response: { error: { code: 'problem.kind', lockedUntil: 'problem.until' } } } });
  fakeServices({
    'GET /services/content/v1/lookuplists/country': {
      status: 423,
      json: { problem: { kind: 'LOCKED', until: 1795168800 } },
    },
  });
  await expect(fetchCountries('en')).rejects.toMatchObject({
    code: 'LOCKED',
    lockedUntil: '2026-11-20T10:00:00.000Z',
  });
});
