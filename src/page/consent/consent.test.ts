import { waitFor } from 'testing';
import { fakeServices, type Answer } from '../../../tests/setup/services';
import { configure, localStore, publish, storageKey, subscribe } from '../../core';
import { parentDomains, parentPaths } from '../../core/storage/cookie-scopes';
import { followConsent } from './';

type Page = Record<string, unknown>;
const page = window as unknown as Page;

let changes: { groups: readonly string[]; isAnswered?: boolean }[] = [];
let stop = () => {};

function follow(
  consent: object,
  geoResponse: object | (() => Promise<Answer>) = { country_code: 'DE', country_name: 'Germany' },
) {
  configure([{ from: 'test', isTrusted: true, values: { consent } }]);
  fakeServices({
    'GET /services/geo':
      typeof geoResponse === 'function' ? (geoResponse as () => Promise<Answer>) : { json: geoResponse },
  });
  changes = [];
  stop = subscribe('consent-changed', (detail) => changes.push(detail));
  return followConsent();
}

function oneTrust(groups: string, { isAnswered = true } = {}) {
  page['OnetrustActiveGroups'] = groups;
  document.cookie = `OptanonAlertBoxClosed=${isAnswered ? '2026-11-01' : ''}; path=/${isAnswered ? '' : '; max-age=0'}`;
}

function choose(groups: string[]) {
  document.cookie = 'OptanonAlertBoxClosed=2026-11-01; path=/';
  dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: groups }));
}

function inAnotherTab(choice: object) {
  localStore.setJson('consent-choice', choice);
  dispatchEvent(new StorageEvent('storage', { key: storageKey('consent-choice') }));
}

const latest = () => changes.at(-1)?.groups;

let listening: jest.SpyInstance<void, Parameters<typeof addEventListener>>;

beforeEach(() => {
  listening = jest.spyOn(window, 'addEventListener');
  localStore.removeAll('');
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
});

afterEach(() => {
  stop();
  // Consent is followed once per page, and a test is a page.
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const name of ['OnetrustActiveGroups', '__tcfapi', 'klaro', 'CookieConsent']) delete page[name];
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: undefined });
});

test('the groups that OneTrust grants are published once, and again when they change', async () => {
  oneTrust(',C0001,C0002,');
  await follow({ tool: 'onetrust' });
  expect(changes).toEqual([{ groups: ['C0001', 'C0002'], isAnswered: true, since: '2026-11-01' }]);
  choose(['C0001', 'C0002']);
  choose(['C0001', 'C0002', 'C0004']);
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0002', 'C0004']));
  expect(changes).toHaveLength(2);
});

test('a refusal is published although the groups stay the same', async () => {
  oneTrust(',C0001,', { isAnswered: false });
  await follow({ tool: 'onetrust' });
  choose(['C0001']);
  await waitFor(() =>
    expect(changes).toEqual([
      { groups: ['C0001'], isAnswered: false },
      { groups: ['C0001'], isAnswered: true, since: '2026-11-01' },
    ]),
  );
});

test('OneTrust’s cookie is read if its global is missing', async () => {
  page['OneTrust'] = {};
  document.cookie = `OptanonConsent=${encodeURIComponent('isGpcEnabled=0&groups=C0001:1,C0002:0,C0004:1')}; path=/`;
  await follow({ tool: 'onetrust' });
  expect(latest()).toEqual(['C0001', 'C0004']);
  delete page['OneTrust'];
});

test('a global of OneTrust that is not a string grants nothing and is reported; its later event counts', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  page['OnetrustActiveGroups'] = ['C0001', 'C0004'];
  await follow({ tool: 'onetrust' });
  expect(latest()).toEqual([]);
  dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: ',C0004,' }));
  expect(latest()).toEqual([]);
  expect(error.mock.calls).toEqual([[expect.stringContaining('unknown form'), expect.any(TypeError)]]);
  choose(['C0001', 'C0002']);
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0002']));
});

test('there is no advertising in California, whatever the choice', async () => {
  oneTrust(',C0001,C0002,C0004,');
  await follow({ tool: 'onetrust' }, { country_code: 'US', country_name: 'United States', region_code: 'CA' });
  expect(latest()).toEqual(['C0001', 'C0002']);
});

test('while the location is unknown, only advertising waits, and earlier consent stays', async () => {
  oneTrust(',C0001,C0002,C0004,');
  let answer = (_: object) => {};
  const following = follow(
    { tool: 'onetrust', cookies: { C0004: ['_kept'] } },
    () => new Promise((resolve) => (answer = (json) => resolve({ json }))),
  );
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0002']), { timeout: 2000 });
  answer({ country_code: 'DE' });
  await following;
  expect(latest()).toEqual(['C0001', 'C0002', 'C0004']);

  document.cookie = '_kept=1; path=/';
  choose(['C0001', 'C0002', 'C0003', 'C0004']);
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0002', 'C0003', 'C0004']), { timeout: 2000 });
  expect(document.cookie).toContain('_kept');
  answer({ country_code: 'US', region_code: 'CA' });
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0002', 'C0003']));
  expect(changes.map(({ groups }) => groups.length)).toEqual([2, 3, 4, 3]);
});

test('in California advertising is off until the visitor allows it, if the site permits that', async () => {
  oneTrust(',C0001,C0004,', { isAnswered: false });
  await follow(
    { tool: 'onetrust', choiceInCalifornia: true },
    { country_code: 'US', country_name: 'United States', region_code: 'CA' },
  );
  expect(latest()).toEqual(['C0001']);
  choose(['C0001', 'C0004']);
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0004']));
});

test('the browser’s privacy signal counts until the visitor answers', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  oneTrust(',C0001,C0002,C0004,', { isAnswered: false });
  await follow({ tool: 'onetrust' });
  expect(latest()).toEqual(['C0001', 'C0002']);
  choose(['C0001', 'C0004']);
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0004']));
});

test('in an app everything is granted until the banner has been answered', async () => {
  oneTrust(',C0001,', { isAnswered: false });
  await follow({ tool: 'onetrust', appMode: true });
  expect(latest()).toEqual(['C0001', 'C0002', 'C0003', 'C0004', 'C0005']);
  choose(['C0001']);
  await waitFor(() => expect(latest()).toEqual(['C0001']));
});

test('withdrawing a group deletes its cookies and stored keys, even those that a late script writes again', async () => {
  oneTrust(',C0001,C0002,');
  document.cookie = '_ga=1; path=/';
  document.cookie = '_ga_ABC123=1; path=/';
  document.cookie = 'inlay_access=ours; path=/';
  document.cookie = 'shop=theirs; path=/';
  localStorage.setItem('_ga-state', '1');
  await follow({ tool: 'onetrust', cookies: { C0002: ['_ga*', 'inlay_access'] } });
  expect(document.cookie).toContain('_ga=');
  choose(['C0001']);
  await waitFor(() => expect(document.cookie).not.toContain('_ga'));
  expect(localStorage.getItem('_ga-state')).toBeNull();
  document.cookie = '_ga=2; path=/';
  await waitFor(() => expect(document.cookie).not.toContain('_ga'));
  expect(document.cookie).toContain('shop=theirs');
  expect(document.cookie).toContain('inlay_access=ours');
});

test('a choice in another tab applies here', async () => {
  oneTrust(',C0001,');
  await follow({ tool: 'onetrust' });
  const chosen = { groups: ['C0001', 'C0004'], isAnswered: true, since: '2026-11-02' };
  inAnotherTab(chosen);
  expect(changes.at(-1)).toEqual(chosen);
});

test('opening a tab does not answer the prompt in others', async () => {
  oneTrust(',C0001,', { isAnswered: false });
  await follow({ tool: 'onetrust' });
  inAnotherTab({ groups: ['C0001', 'C0002'], isAnswered: false });
  expect(changes).toEqual([
    { groups: ['C0001'], isAnswered: false },
    { groups: ['C0001', 'C0002'], isAnswered: false },
  ]);
});

test('a refusal in another tab is published although the groups stay the same', async () => {
  oneTrust(',C0001,', { isAnswered: false });
  await follow({ tool: 'onetrust' });
  inAnotherTab({ groups: ['C0001'], isAnswered: true });
  expect(changes.at(-1)).toEqual({ groups: ['C0001'], isAnswered: true });
  expect(localStore.getJson('consent-choice')).toEqual({ groups: ['C0001'], isAnswered: true });
});

test.each([
  ['nothing', null],
  ['no choice', '"text"'],
  ['no list', '{"groups":"C0004"}'],
])('this tab’s choice stays if another tab has stored %s', async (_what, text) => {
  oneTrust(',C0001,C0002,');
  await follow({ tool: 'onetrust' });
  if (text === null) localStorage.removeItem(storageKey('consent-choice'));
  else localStorage.setItem(storageKey('consent-choice'), text);
  dispatchEvent(new StorageEvent('storage', { key: storageKey('consent-choice') }));
  expect(changes).toHaveLength(1);
});

test('the IAB’s framework grants a group when all of its purposes are granted', async () => {
  let notify: (data: object, isRight: boolean) => void = () => {};
  page['__tcfapi'] = (command: string, version: number, callback: typeof notify) => {
    expect([command, version]).toEqual(['addEventListener', 2]);
    notify = callback;
  };
  await follow({ tool: 'tcf' });
  notify({ eventStatus: 'cmpuishown', gdprApplies: true, purpose: { consents: {} } }, true);
  await waitFor(() => expect(changes).toEqual([{ groups: ['C0001'], isAnswered: false }]));
  notify(
    {
      eventStatus: 'useractioncomplete',
      gdprApplies: true,
      purpose: { consents: { 1: true, 7: true, 8: true, 9: true, 2: true } },
    },
    true,
  );
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0002']));
  notify({ eventStatus: 'tcloaded', gdprApplies: false }, true);
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0002', 'C0004']));
});

test('reopening the dialog of the IAB’s framework does not withdraw the choice', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  let notify: (data: object, isRight: boolean) => void = () => {};
  page['__tcfapi'] = (_command: string, _version: number, callback: typeof notify) => (notify = callback);
  const purpose = { consents: { 1: true, 2: true, 3: true, 4: true } };
  await follow({ tool: 'tcf' });
  notify({ eventStatus: 'tcloaded', gdprApplies: true, purpose }, true);
  await waitFor(() => expect(changes).toEqual([{ groups: ['C0001', 'C0004'], isAnswered: true }]));
  notify({ eventStatus: 'cmpuishown', gdprApplies: true, purpose }, true);
  notify({ eventStatus: 'useractioncomplete', gdprApplies: true, purpose: { consents: {} } }, true);
  await waitFor(() => expect(latest()).toEqual(['C0001']));
  expect(changes).toHaveLength(2);
});

test('Klaro’s services grant the group of their purpose, or the configured one, when all of it agree', async () => {
  let update = () => {};
  const consents: Record<string, boolean> = { matomo: true, hotjar: false, ads: true };
  const config = {
    services: [
      { name: 'matomo', purposes: ['analytics'] },
      { name: 'hotjar', purposes: ['heatmaps'] },
      { name: 'ads', purposes: ['marketing'] },
    ],
  };
  page['klaro'] = {
    getManager: () => ({
      confirmed: true,
      consents,
      config,
      watch: (watcher: { update(): void }) => (update = () => watcher.update()),
    }),
  };
  await follow({ tool: 'klaro', categories: { heatmaps: 'C0002' } });
  expect(latest()).toEqual(['C0001', 'C0004']);
  consents['hotjar'] = true;
  update();
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0002', 'C0004']));
});

test('a switch of Klaro’s dialog counts once it is saved, and defaults count only where no consent is needed', async () => {
  let update = () => {};
  const services = [
    { name: 'matomo', purposes: ['analytics'] },
    { name: 'ads', purposes: ['marketing'] },
    { name: 'chat', purposes: ['functional'], optOut: true },
  ];
  const manager = {
    confirmed: false,
    consents: { matomo: true, ads: false, chat: true },
    savedConsents: { matomo: true, ads: false, chat: true },
    config: { services },
    watch: (watcher: { update(): void }) => (update = () => watcher.update()),
  };
  page['klaro'] = { getManager: () => manager };
  await follow({ tool: 'klaro' });
  expect(changes).toEqual([{ groups: ['C0001', 'C0003'], isAnswered: false }]);
  manager.consents.ads = true;
  update();
  await Promise.resolve();
  expect(changes).toHaveLength(1);
  Object.assign(manager, { confirmed: true, savedConsents: { ...manager.consents } });
  update();
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0002', 'C0004', 'C0003']));
});

test.each([
  [
    'Klaro',
    'klaro',
    'klaro',
    {
      getManager: () => {
        throw new TypeError('No configuration');
      },
    },
    {
      getManager: () => ({
        confirmed: true,
        consents: { ads: true },
        config: { services: [{ name: 'ads' }] },
        watch: () => {},
      }),
    },
  ],
  [
    'vanilla-cookieconsent',
    'cookieconsent',
    'CookieConsent',
    { getConfig: () => undefined, validConsent: () => false, getUserPreferences: () => ({ acceptedCategories: [] }) },
    { getConfig: () => ({}), validConsent: () => true, getUserPreferences: () => ({ acceptedCategories: ['ads'] }) },
  ],
])(
  '%s that has loaded but is not yet initialised withdraws no granted consent',
  async (_what, tool, name, before, after) => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => {});
    localStore.setJson('consent-choice', { groups: ['C0001', 'C0004'], isAnswered: true });
    // A group that no earlier withdrawal is about to clean up again.
    document.cookie = '_kept=1; path=/';
    page[name] = before;
    await follow({ tool, cookies: { C0004: ['_kept'] } });
    expect(document.cookie).toContain('_kept');
    page[name] = after;
    await jest.advanceTimersByTimeAsync(1000);
    expect(latest()).toEqual(['C0001', 'C0004']);
    expect(document.cookie).toContain('_kept');
  },
);

test('vanilla-cookieconsent’s categories grant their groups', async () => {
  let acceptedCategories = ['necessary'];
  page['CookieConsent'] = {
    getConfig: () => ({}),
    validConsent: () => true,
    getUserPreferences: () => ({ acceptedCategories }),
  };
  await follow({ tool: 'cookieconsent' });
  expect(latest()).toEqual(['C0001']);
  acceptedCategories = ['necessary', 'analytics', 'ads'];
  dispatchEvent(new CustomEvent('cc:onChange'));
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0002', 'C0004']));
  acceptedCategories = [];
  dispatchEvent(new CustomEvent('cc:onChange'));
  await waitFor(() => expect(latest()).toEqual(['C0001']));
});

test('a missing tool grants nothing and is reported', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  await follow({ tool: 'klaro' });
  expect(error).toHaveBeenLastCalledWith(expect.stringContaining('"klaro", and its script is not on the page'));
  expect(latest()).toEqual([]);
});

test('a tool that loads late is followed from then on', async () => {
  jest.useFakeTimers();
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  await follow({ tool: 'onetrust' });
  expect(latest()).toEqual([]);
  oneTrust(',C0001,C0002,');
  await jest.advanceTimersByTimeAsync(1000);
  expect(latest()).toEqual(['C0001', 'C0002']);
  choose(['C0001']);
  await jest.advanceTimersByTimeAsync(1000);
  expect(latest()).toEqual(['C0001']);
  expect(changes).toHaveLength(3);
  expect(error).toHaveBeenCalledTimes(1);
});

test('waiting for a tool that never loads ends', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await follow({ tool: 'onetrust' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(jest.getTimerCount()).toBe(0);
  oneTrust(',C0001,C0002,');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(changes).toEqual([{ groups: [], isAnswered: false }]);
});

test.each([
  ['onetrust', 'OnetrustActiveGroups', ['C0004'], []],
  [
    'tcf',
    '__tcfapi',
    (_command: string, _version: number, callback: (data: unknown, isRight: boolean) => void) =>
      callback({ purpose: { consents: 'all' } }, true),
    ['C0001'],
  ],
  ['klaro', 'klaro', { getManager: () => ({ consents: { a: true }, config: { services: 'a' }, watch: () => {} }) }, []],
  ['klaro', 'klaro', { getManager: () => ({}) }, []],
  [
    'cookieconsent',
    'CookieConsent',
    { getConfig: () => ({}), getUserPreferences: () => ({ acceptedCategories: 'all' }) },
    [],
  ],
])('unexpected data from %s grants nothing and breaks nothing', async (tool, name, value, granted) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  page[name] = value;
  await follow({ tool });
  expect(latest() ?? []).toEqual(granted);
  expect(error.mock.calls.length).toBeLessThanOrEqual(1);
});

test('if the page has two tools, only the configured one counts', async () => {
  oneTrust(',C0001,C0002,C0004,');
  page['CookieConsent'] = {
    getConfig: () => ({}),
    getUserPreferences: () => ({ acceptedCategories: ['necessary'] }),
    validConsent: () => true,
  };
  await follow({ tool: 'cookieconsent' });
  choose(['C0001', 'C0002', 'C0004']);
  expect(latest()).toEqual(['C0001']);
});

test('a page restored from the back/forward cache applies a withdrawal made in the meantime', async () => {
  oneTrust(',C0001,C0004,');
  await follow({ tool: 'onetrust' });
  const back = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  back();
  expect(changes).toHaveLength(1);
  localStorage.setItem(storageKey('consent-choice'), '{"groups":["C0001"],"isAnswered":true}');
  back();
  expect(latest()).toEqual(['C0001']);
});

test.each([
  ['onetrust', 'OneTrust', (open: () => void) => ({ ToggleInfoDisplay: open })],
  ['tcf', '__tcfapi', (open: () => void) => (command: string) => command === 'displayConsentUi' && open()],
  ['klaro', 'klaro', (open: () => void) => ({ getManager: () => ({ watch: () => {} }), show: open })],
  [
    'cookieconsent',
    'CookieConsent',
    (open: () => void) => ({ getConfig: () => ({}), getUserPreferences: () => ({}), showPreferences: open }),
  ],
])('the dialog of %s opens by a link, by a button and by the channel', async (tool, name, create) => {
  const open = jest.fn();
  page[name] = create(open);
  document.body.innerHTML =
    '<a href="/privacy#consent-settings">Cookies</a><button data-consent-settings><b>Cookies</b></button><a href="#elsewhere">Elsewhere</a>';
  await follow({ tool });
  const press = (selector: string, keys: object = {}) =>
    document
      .querySelector(selector)!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...keys }));
  expect(press('a')).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
  press('b');
  publish('open-consent-settings', {});
  expect(open).toHaveBeenCalledTimes(3);
  expect(press('a + button + a')).toBe(true);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) expect(press('a', { [key]: true })).toBe(true);
  expect(open).toHaveBeenCalledTimes(3);
  delete page[name];
});

test('a dialog that does not open is reported in the console', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  page['klaro'] = { getManager: () => ({ watch: () => {} }) };
  await follow({ tool: 'klaro' });
  publish('open-consent-settings', {});
  expect(error).toHaveBeenLastCalledWith(
    expect.stringContaining('"klaro", and its dialog did not open'),
    expect.any(Error),
  );
});

test('choices in the browser are deleted once the visitor refuses functional storage, and not before', async () => {
  localStore.set('speed', '2');
  oneTrust(',C0001,', { isAnswered: false });
  await follow({ tool: 'onetrust' });
  expect(localStore.get('speed')).toBe('2');
  choose(['C0001', 'C0003']);
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0003']));
  expect(localStore.get('speed')).toBe('2');
  choose(['C0001']);
  await waitFor(() => expect(localStore.get('speed')).toBeNull());
});

test('an element with the id of a tool is ignored', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  page['klaro'] = document.createElement('form');
  await follow({ tool: 'klaro' });
  expect(latest()).toEqual([]);
});

test('cookies are deleted on every domain and path that could have set them', () => {
  expect(parentDomains('www.news.example.com')).toEqual(['www.news.example.com', 'news.example.com', 'example.com']);
  expect(parentDomains('192.168.0.1')).toEqual([]);
  expect(parentDomains('localhost')).toEqual([]);
  expect(parentPaths('/a/b')).toEqual(['/', '/a', '/a/', '/a/b', '/a/b/']);
});
