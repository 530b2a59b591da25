import { act, screen, waitFor, within } from 'testing';
import userEvent from '@testing-library/user-event';
import { fakeServices } from '../../../tests/setup/services';
import { configure, localStore, publish, setLanguage, subscribe } from '../../core';
import { getCookie } from '../../core/storage/cookies';
import { followConsent } from './';

const NAME = 'inlay_consent';

let changes: { groups: readonly string[]; isAnswered?: boolean; since?: string }[] = [];
let stop = () => {};
let listening: jest.SpyInstance<void, Parameters<typeof addEventListener>>;
const channels: BroadcastChannel[] = [];

async function visit(consent: object = {}, geoResponse: object = { country_code: 'DE', country_name: 'Germany' }) {
  stop();
  configure([{ from: 'test', isTrusted: true, values: { consent: { tool: 'built-in', ...consent } } }]);
  fakeServices({ 'GET /services/geo': { json: geoResponse } });
  changes = [];
  stop = subscribe('consent-changed', (detail) => changes.push(detail));
  await act(() => followConsent());
}

async function visitUnanswered(...visitArguments: Parameters<typeof visit>) {
  await visit(...visitArguments);
  await screen.findByRole('region');
}

const cookieFields = () => new URLSearchParams(getCookie(NAME));
const banner = () => screen.queryByRole('region', { name: 'Cookies on this site' });
const dialog = () => screen.queryByRole('dialog', { name: 'Cookie settings' });
const press = async (name: string, container = screen.queryByRole('dialog') ?? document.body) =>
  userEvent.click(within(container).getByRole('button', { name }));
const latest = () => changes.at(-1)?.groups;

function answeredBefore({ version = '1', date = new Date().toISOString(), groups = 'C0001,C0002' } = {}) {
  document.cookie = `${NAME}=${encodeURIComponent(`version=${version}&date=${date}&groups=${groups}`)}; path=/`;
}

beforeEach(() => {
  listening = jest.spyOn(window, 'addEventListener');
  jest.spyOn(window, 'BroadcastChannel').mockImplementation((name) => {
    const channel = new EventTarget() as BroadcastChannel;
    Object.assign(channel, {
      name,
      postMessage: (data: unknown) =>
        channels.forEach((other) => other !== channel && other.dispatchEvent(new MessageEvent('message', { data }))),
    });
    channels.push(channel);
    return channel;
  });
  document.body.innerHTML = '<main><a href="/one">One</a></main>';
});

afterEach(async () => {
  stop();
  // Answers a pending prompt, so that the next test starts without one.
  if (dialog()) await press('Close');
  if (banner()) await press('Refuse all');
  await waitFor(() => expect(banner()).toBeNull());
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
  channels.length = 0;
  jest.restoreAllMocks();
  document.cookie = `${NAME}=; max-age=0; path=/`;
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: undefined });
  setLanguage('en');
});

test('a new visitor sees three equal buttons, and nothing is granted', async () => {
  await visit();
  const buttons = within(await screen.findByRole('region', { name: 'Cookies on this site' })).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Accept all', 'Refuse all', 'Choose']);
  expect(new Set(buttons.map(({ dataset }) => dataset['variant'])).size).toBe(1);
  expect(banner()).toHaveTextContent(
    'cookies to measure how the site is used and show advertising and content from other companies.',
  );
  expect(screen.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '/privacy-policy');
  expect(document.activeElement).toBe(document.body);
  expect(document.body.firstElementChild).toContainElement(banner());
  expect(changes).toEqual([{ groups: ['C0001'], isAnswered: false }]);
  expect(getCookie(NAME)).toBeUndefined();
});

test('accepting grants every configured group, and a cookie stores it for the configured time', async () => {
  const cookieSetter = jest.spyOn(document, 'cookie', 'set');
  await visitUnanswered({ days: 400 });
  await press('Accept all');
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0002', 'C0004']));
  expect(Date.parse(changes.at(-1)!.since!)).toBeGreaterThan(Date.now() - 60_000);
  expect([cookieFields().get('version'), cookieFields().get('groups')]).toEqual(['1', 'C0001,C0002,C0004']);
  expect(cookieSetter.mock.calls.flat().find((text) => text.startsWith(NAME))).toContain(`max-age=${365 * 86_400}`);
  await waitFor(() => expect(banner()).toBeNull());
  expect(localStore.getJson('consent-choice')).toBeNull();
});

test('refusing grants nothing, is published, and closes the banner for good', async () => {
  await visitUnanswered();
  await press('Refuse all');
  await waitFor(() =>
    expect(changes).toEqual([
      { groups: ['C0001'], isAnswered: false },
      expect.objectContaining({ groups: ['C0001'], isAnswered: true }),
    ]),
  );
  await waitFor(() => expect(banner()).toBeNull());
  await visit();
  expect(changes).toEqual([expect.objectContaining({ groups: ['C0001'], isAnswered: true })]);
  expect(banner()).toBeNull();
});

test('focus returns to where the visitor was, or to the content', async () => {
  await visitUnanswered();
  screen.getByRole('link', { name: 'One' }).focus();
  screen.getByRole('button', { name: 'Refuse all' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'One' })).toHaveFocus());
  answeredBefore({ version: '0' });
  await visitUnanswered();
  (document.activeElement as HTMLElement).blur();
  screen.getByRole('button', { name: 'Refuse all' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a visitor who chooses finds each group explained and none granted; Escape changes nothing', async () => {
  await visitUnanswered({ groups: ['C0002', 'C0003', 'C0004', 'C0005', 'C0009'] });
  await press('Choose');
  const boxes = within(await screen.findByRole('dialog', { name: 'Cookie settings' })).getAllByRole('checkbox');
  expect(boxes.map((box) => box.parentElement?.textContent)).toEqual([
    'Statistics',
    'Preferences',
    'Advertising and external content',
    'Social media',
  ]);
  for (const box of boxes) expect(box).not.toBeChecked();
  expect(boxes[0]).toHaveAccessibleDescription(/which pages are read/);
  expect(dialog()).toHaveTextContent('Necessary Always on');
  act(() => void dialog()!.dispatchEvent(new Event('cancel', { cancelable: true })));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(banner()).toBeVisible();
  expect(changes).toHaveLength(1);
});

test('chosen groups are granted, and shown again in the dialog', async () => {
  await visitUnanswered();
  await press('Choose');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Statistics' }));
  await press('Save choices');
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0002']));
  await waitFor(() => expect(banner()).toBeNull());
  act(() => publish('open-consent-settings', {}));
  expect(await screen.findByRole('checkbox', { name: 'Statistics' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Statistics' }));
  await press('Save choices');
  await waitFor(() => expect(latest()).toEqual(['C0001']));
  await waitFor(() =>
    expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Your choice has been saved.'),
  );
});

test.each([
  ['another version of the question', { version: '0' }],
  ['a year ago', { date: '2024-01-01T00:00:00Z' }],
  ['a day that no calendar has', { date: 'yesterday' }],
])('a choice for %s is requested again', async (_, cookie) => {
  answeredBefore(cookie);
  await visit();
  expect(await screen.findByRole('region')).toBeVisible();
  expect(latest()).toEqual(['C0001']);
});

test('an answer to an older version no longer grants its groups', async () => {
  answeredBefore({ version: '0' });
  document.cookie = '_ga=1; path=/';
  await visit();
  await waitFor(() => expect(document.cookie).not.toContain('_ga'));
});

test('a group that the site no longer offers is not granted', async () => {
  answeredBefore({ groups: 'C0001,C0002,C0005,__proto__' });
  await visit();
  expect(latest()).toEqual(['C0001', 'C0002']);
});

test('with blocked cookies, the answer applies to the current page', async () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => '');
  await visitUnanswered();
  await press('Accept all');
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0002', 'C0004']));
  await waitFor(() => expect(banner()).toBeNull());
});

test('an answer in another tab applies here and closes the banner', async () => {
  await visitUnanswered();
  answeredBefore();
  act(() => channels.forEach((channel) => void channel.dispatchEvent(new Event('message'))));
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0002']));
  await waitFor(() => expect(banner()).toBeNull());
});

test('an answer in another tab applies here even before its cookie is readable', async () => {
  await visitUnanswered();
  const message = (data: unknown) =>
    act(async () => channels.forEach((channel) => void channel.dispatchEvent(new MessageEvent('message', { data }))));
  for (const strange of [null, 'changed', { groups: 'C0004' }, { groups: ['C0004'], date: 7, version: '1' }])
    await message(strange);
  expect(latest()).toEqual(['C0001']);
  await message({ groups: ['C0001', 'C0004'], date: new Date().toISOString(), version: '1' });
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0004']));
  await waitFor(() => expect(banner()).toBeNull());
  await message({ groups: ['C0001'], date: new Date(Date.now() + 1).toISOString(), version: '1' });
  await waitFor(() => expect(latest()).toEqual(['C0001']));
});

test('a page restored from the back/forward cache applies the answer', async () => {
  await visitUnanswered();
  answeredBefore();
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0002']));
  await waitFor(() => expect(banner()).toBeNull());
});

test('visitors from California cannot allow advertising, nor does the cookie', async () => {
  await visitUnanswered({}, { country_code: 'US', country_name: 'United States', region_code: 'CA' });
  await press('Choose');
  await screen.findByRole('dialog');
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Advertising and external content' })).toBeDisabled(),
  );
  expect(dialog()).toHaveTextContent('Advertising is off for visitors in California.');
  await press('Close');
  await press('Accept all');
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0002']));
  await waitFor(() => expect(cookieFields().get('groups')).toBe('C0001,C0002'));
});

test('in California a visitor can allow advertising if the site permits that', async () => {
  await visitUnanswered(
    { choiceInCalifornia: true },
    { country_code: 'US', country_name: 'United States', region_code: 'CA' },
  );
  await press('Choose');
  expect(await screen.findByRole('checkbox', { name: 'Advertising and external content' })).toBeEnabled();
  await press('Close');
  await press('Accept all');
  await waitFor(() => expect(latest()).toEqual(['C0001', 'C0002', 'C0004']));
  expect(cookieFields().get('groups')).toBe('C0001,C0002,C0004');
});

test('the visitor sees that the browser’s privacy signal is respected', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  await visit();
  expect(await screen.findByText(/Global Privacy Control signal/)).toBeVisible();
});

test.each([
  ['de', 'Cookies auf dieser Website', 'um die Nutzung der Website zu messen und Werbung'],
  ['ar', 'ملفات تعريف الارتباط على هذا الموقع', 'قياس استخدام الموقع وعرض'],
  ['ja', 'このサイトのCookieについて', '利用状況の測定、広告や他社コンテンツの表示のためにも'],
])('the banner is in the language of the page: %s', async (language, name, text) => {
  setLanguage(language);
  await visit();
  expect(await screen.findByRole('region', { name })).toHaveTextContent(text);
  answeredBefore();
  act(() => channels.forEach((channel) => void channel.dispatchEvent(new Event('message'))));
});
