import { waitFor } from 'testing';
import { fakeServices } from '../../tests/setup/services';
import { forgetEverything, signInBefore, tokenFor } from '../../tests/setup/visitor';
import { configure, publish } from '../core';
import { endSession, renewWith, session } from '../session';
import { freshAccessToken } from '../session/authorized-request';
import { startPage } from './';

// Like the runtime at its start.
beforeAll(() => renewWith(freshAccessToken));

const PROMPT = '#/signin-prompt/%2Faccount%2Fprofile';

function open(address: string, config: Record<string, unknown> = {}) {
  configure([
    { from: 'test', isTrusted: true, values: { ...config, pages: { home: '#home', ...(config.pages as object) } } },
  ]);
  history.replaceState(null, '', address);
  return startPage();
}

beforeEach(() => {
  forgetEverything();
  session();
});
afterEach(() => document.body.replaceChildren());

describe('A page of an account', () => {
  test.each(['/account/profile', '/account/profile/'])(
    'redirects anonymous visitors to the prompt: %s',
    async (address) => {
      void open(address);
      await waitFor(() => expect(location.hash).toBe(`#/signin-prompt/${encodeURIComponent(address)}`));
    },
  );

  test('is recognised by its query', async () => {
    const pages = { profile: '/?p=12' };
    await open('/?p=13', { pages });
    expect(location.hash).toBe('');
    void open('/?p=12&utm_source=mail', { pages });
    await waitFor(() => expect(location.hash).toContain('#/signin-prompt/'));
  });

  test('stays for a signed-in visitor', async () => {
    signInBefore();
    await open('/account/profile');
    expect(location.hash).toBe('');
  });

  test.each(['', '<base href="/media/">'])('prompts for a fresh sign-in on the page %s', async (base) => {
    document.head.innerHTML = base;
    signInBefore();
    document.cookie = 'inlay_relogin=1; path=/';
    endSession('elsewhere');
    document.cookie = `inlay_access=${tokenFor('42')}; path=/`;
    document.cookie = 'inlay_relogin=1; path=/';
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    void open('/account/profile', { pages: { signInPrompt: '/elsewhere' } });
    await waitFor(() => expect(location.hash).toBe(PROMPT));
    document.head.innerHTML = '';
  });

  test('navigates away when the session ends while it is open', async () => {
    signInBefore();
    await open('/account/profile');
    endSession('expired');
    await waitFor(() => expect(location.hash).toBe(PROMPT));
  });

  test('waits for the renewal of an expired session, and navigates away when it is refused', async () => {
    fakeServices({ 'POST /services/user/v2/auth/token': { status: 401, json: { error: 'invalid_grant' } } });
    document.cookie = `inlay_access=${tokenFor('42', { expiresIn: -1 })}; path=/`;
    document.cookie = 'inlay_refresh=refresh-canary; path=/';
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    void open('/account/profile');
    expect(location.hash).toBe('');
    await waitFor(() => expect(location.hash).toBe(PROMPT));
  });

  test('stays when the renewal cannot reach the service', async () => {
    fakeServices({ 'POST /services/user/v2/auth/token': { status: 503 } });
    document.cookie = `inlay_access=${tokenFor('42', { expiresIn: -1 })}; path=/`;
    document.cookie = 'inlay_refresh=refresh-canary; path=/';
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    void open('/account/profile');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(location.hash).toBe('');
  });

  test('does not match other pages', async () => {
    await open('/insights/steel');
    expect(location.hash).toBe('');
  });
});

describe('Granted consent', () => {
  const commandNames = () =>
    ((window as unknown as { dataLayer?: (IArguments | { event: string })[] }).dataLayer ?? []).map((entry) =>
      'event' in entry ? entry.event : entry[1],
    );

  test.each([{}, { chat: { src: 'https://tags.example/granted.js', group: 'C0004' } }])(
    'is sent to Google’s tags before any report, with configured tags and without: %j',
    async (tags) => {
      publish('consent-changed', { groups: ['C0002'], isAnswered: true });
      delete (window as { dataLayer?: unknown }).dataLayer;
      await open('/', { analytics: { target: 'dataLayer' }, consent: { googleMode: true }, tags });
      expect(commandNames()).toEqual(['default', 'update', 'page']);
    },
  );
});

test('reports what a visitor did before the code of analytics was loaded, after the page and once', async () => {
  const reports: object[] = [];
  (window as unknown as Record<string, unknown>)['lateReports'] = reports;
  const isOpen = open('/articles/steel', {
    analytics: { target: 'lateReports', group: 'none', events: ['form-started'] },
  });
  publish('form-started', { form: 'sign-in' });
  await isOpen;
  publish('form-started', { form: 'contact' });
  expect(reports).toMatchObject([
    { event: 'page' },
    { event: 'form-started', form: 'sign-in' },
    { event: 'form-started', form: 'contact' },
  ]);
  expect(reports).toHaveLength(3);
});
