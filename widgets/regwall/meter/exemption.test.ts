import { localStore } from '../../../src/core';
import { countVisit, isExempt, type Arrival } from './exemption';

const NO_RULES = { sections: [], openReferrers: [], openVisits: 0, newsletter: '' };
const ARRIVAL: Arrival = { path: '/insights/steel', referrer: '', visits: 1 };

test.each<[rule: object, arrival: Partial<Arrival>, isOpen: boolean]>([
  [{}, {}, false],
  [{ sections: ['/insights'] }, {}, false],
  [{ sections: ['/insights/'] }, { path: '/insights' }, false],
  [{ sections: ['/research', '/insights'] }, {}, false],
  [{ sections: ['/insights'] }, { path: '/insights-live/steel' }, true],
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
])('by %j, an arrival with %j meets no wall: %s', (rule, arrival, isOpen) => {
  expect(isExempt({ ...NO_RULES, ...rule }, { ...ARRIVAL, ...arrival })).toBe(isOpen);
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
