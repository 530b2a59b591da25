import { configure } from '../../../src/core/config';
import { publish } from '../../../src/core/events';
import { localStore, tabStore } from '../../../src/core/storage';
import { countVisit, currentArrival, isExempt, type Arrival } from './exemption';

const NO_RULES = { sections: [], openReferrers: [], openVisits: 0, newsletter: '' };
const ARRIVAL: Arrival = { page: 'http://localhost/insights/steel', referrer: '', visits: 1 };

test.each<[rule: object, arrival: Partial<Arrival>, isOpen: boolean]>([
  [{}, {}, false],
  [{ sections: ['/insights'] }, {}, false],
  [{ sections: ['/insights/'] }, { page: 'http://localhost/insights' }, false],
  [{ sections: ['/'] }, {}, false],
  [{ sections: ['/research', '/insights'] }, {}, false],
  [{ sections: ['/insights'] }, { page: 'http://localhost/insights-live/steel' }, true],
  [{ sections: ['/?section=insights'] }, { page: 'http://localhost/?p=12&section=insights' }, false],
  [{ sections: ['/?section=insights'] }, { page: 'http://localhost/?p=12&section=research' }, true],
  [{ sections: ['/?section=insights'] }, { page: 'http://localhost/' }, true],
  [{ sections: ['/insights?utm_source=mail'] }, {}, false],
  [{ sections: ['https://other.example/insights'] }, {}, true],
  [{ sections: ['http://'] }, {}, true],
  [{ sections: ['/research'] }, {}, true],
  [{ openReferrers: ['news.example'] }, {}, false],
  [{ openReferrers: ['news.example'] }, { referrer: 'news.example' }, true],
  [{ openReferrers: ['news.example'] }, { referrer: 'evil-news.example' }, false],
  [{ openReferrers: ['news.example'] }, { referrer: 'news.example.evil' }, false],
  [{ openReferrers: ['*.example'] }, { referrer: 'de.news.example' }, true],
  [{ openReferrers: ['*.example'] }, { referrer: 'example' }, false],
  [{ openVisits: 2 }, { visits: 2 }, true],
  [{ openVisits: 2 }, { visits: 3 }, false],
  [{ newsletter: 'weekly' }, {}, false],
])('with %j, an arrival with %j sees no wall: %s', (rule, arrival, isOpen) => {
  expect(isExempt({ ...NO_RULES, ...rule }, { ...ARRIVAL, ...arrival })).toBe(isOpen);
});

afterEach(() => {
  configure([]);
  localStore.remove('wall-visits');
  tabStore.remove('wall-visits');
});

test.each([
  ['the page that it linked to', '/insights/steel', 'news.example'],
  ['the same page with another hash', '/insights/steel#tables', 'news.example'],
  ['the next page of a single-page host', '/insights/copper', ''],
])('a referrer counts for %s', async (_, page, expected) => {
  Object.defineProperty(document, 'referrer', { configurable: true, value: 'https://news.example/' });
  const landing = { name: 'http://localhost/insights/steel?utm_source=mail' } as PerformanceNavigationTiming;
  const entries = jest.spyOn(performance, 'getEntriesByType').mockReturnValue([landing]);
  history.replaceState(null, '', page);
  try {
    expect((await currentArrival()).referrer).toBe(expected);
  } finally {
    entries.mockRestore();
    Reflect.deleteProperty(document, 'referrer');
    history.replaceState(null, '', '/');
  }
});

test('visits are only counted in the tab until the visitor agrees to functional storage', () => {
  configure([{ from: 'test', isTrusted: true, values: { consent: { tool: 'built-in' } } }]);
  countVisit();
  expect([localStore.get('wall-visits'), countVisit(Date.now() + 31 * 60_000)]).toEqual([null, 2]);
  publish('consent-changed', { groups: ['C0001', 'C0003'], isAnswered: true });
  countVisit();
  expect(localStore.getJson('wall-visits')).toMatchObject({ count: 1 });
  publish('consent-changed', { groups: ['C0001'], isAnswered: true });
  expect(countVisit(Date.now() + 32 * 60_000)).toBe(2);
});

test('a visit lasts until 30 minutes have passed without a page', () => {
  localStore.remove('wall-visits');
  const minute = 60_000;
  expect([0, 20, 49, 79, 200].map((at) => countVisit(at * minute))).toEqual([1, 1, 1, 2, 3]);
});

test.each(['null', '7', '{"count":"many","at":0}', '{"count":-3,"at":"x"}', 'not JSON'])(
  'a stored %s begins a new count or continues it, without an error',
  (stored) => {
    localStore.set('wall-visits', stored);
    expect(typeof countVisit()).toBe('number');
    expect(countVisit()).toBe(countVisit());
  },
);

const SOURCES = [{ from: 'test', isTrusted: true, values: { consent: { tool: 'onetrust' }, wall: { openVisits: 1 } } }];

describe('With a consent tool', () => {
  const DAY = 24 * 3600_000;
  beforeEach(() => {
    jest.useFakeTimers();
    configure(SOURCES);
    localStore.setJson('wall-visits', { count: 1, at: Date.now() - DAY });
  });
  afterEach(() => jest.useRealTimers());

  test('a visit is counted once, after the tool has reported the consent of an earlier visit', async () => {
    const { currentArrival: readArrival, publish: report } = await freshPage();
    const arrival = readArrival();
    await jest.advanceTimersByTimeAsync(1000);
    expect(tabStore.get('wall-visits')).toBeNull();
    report('consent-changed', { groups: ['C0001', 'C0003'], isAnswered: true });
    expect(await arrival).toMatchObject({ visits: 2 });
    expect(await readArrival()).toMatchObject({ visits: 2 });
    expect(localStore.getJson('wall-visits')).toMatchObject({ count: 2 });
    expect(tabStore.get('wall-visits')).toBeNull();
  });

  test('a visitor who has not answered is counted in the tab', async () => {
    publish('consent-changed', { groups: ['C0001'], isAnswered: false });
    expect(await currentArrival()).toMatchObject({ visits: 1 });
    expect(localStore.getJson('wall-visits')).toMatchObject({ count: 1 });
    expect(tabStore.getJson('wall-visits')).toMatchObject({ count: 1 });
  });

  test('a tool that does not answer keeps no wall away', async () => {
    const arrival = (await freshPage()).currentArrival();
    await jest.advanceTimersByTimeAsync(3000);
    expect(await arrival).toMatchObject({ visits: 1 });
  });
});

/** The modules of a page on which no event has been published. */
async function freshPage() {
  const page: Partial<typeof import('./exemption') & typeof import('../../../src/core/events')> = {};
  await jest.isolateModulesAsync(async () => {
    const { configure: configurePage } = await import('../../../src/core/config');
    configurePage(SOURCES);
    Object.assign(page, await import('./exemption'), await import('../../../src/core/events'));
  });
  return page as Required<typeof page>;
}
