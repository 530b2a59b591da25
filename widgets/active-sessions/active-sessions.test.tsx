import { act, screen, waitFor } from 'testing';
import { checkSession, isSignedIn, renewWith } from '../../src/session';
import { beginSession, freshAccessToken } from '../../src/session/calls';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answerer } from '../../tests/setup/services';
import { forgetEverything, INGRID, signInBefore, tokenFor } from '../../tests/setup/visitor';
import activeSessions from './index';

const LIST = 'GET /services/user/v2/users/42/sessions';
const END_ALL = 'DELETE /services/user/v2/users/42/sessions';
const END_PHONE = 'DELETE /services/user/v2/users/42/sessions/phone';

const sessions = [
  {
    id: 'here',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130 Safari/537',
    startedAt: '2026-11-02T08:15:00Z',
    lastSeenAt: '2026-11-15T09:40:00Z',
    isCurrent: true,
  },
  {
    id: 'phone',
    userAgent: 'Mozilla/5.0 (iPhone) Safari/604',
    startedAt: '2026-09-20T17:05:00Z',
    lastSeenAt: '',
    isCurrent: false,
  },
  { id: 'work', userAgent: 'curl/8', startedAt: '', lastSeenAt: '', isCurrent: false },
];
const answers = (more: Record<string, Answerer> = {}) =>
  fakeServices({
    [LIST]: { json: { data: { sessions } } },
    [END_ALL]: { status: 204 },
    [END_PHONE]: { status: 204 },
    ...more,
  });
const open = () =>
  mountPlaceholder('<div data-module="active-sessions"><h2 data-field="title">Devices</h2></div>', activeSessions);
const rows = () => screen.getAllByRole('listitem');

beforeEach(() => {
  forgetEverything();
  signInBefore();
});

test('the devices are named in words, and this one is marked', async () => {
  answers();
  await open();
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(screen.getByRole('list', { name: 'Devices' })).toBeVisible();
  expect(rows()[0]).toHaveTextContent(/Chrome on Linux This device.*Active now · signed in Nov 2, 2026/);
  expect(rows()[0]).not.toHaveTextContent('Sign out');
  expect(rows()[1]).toHaveTextContent('Safari on iPhone');
  expect(rows()[2]).toHaveTextContent('Unknown device');
});

test('similar browsers are distinguished by country and time, also in the names of their buttons', async () => {
  const chrome = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130 Safari/537', isCurrent: false };
  const twins = [
    { ...chrome, id: 'oslo', country: 'NO', lastSeenAt: '2026-11-14T21:10:00Z' },
    { ...chrome, id: 'rome', country: 'IT', lastSeenAt: '2026-10-01T07:00:00Z' },
    { ...chrome, id: 'odd', country: 'nowhere' },
  ];
  answers({ [LIST]: { json: { data: { sessions: twins } } } });
  await open();
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(rows()[0]).toHaveTextContent(/Norway · Last active Nov 14, 2026/);
  expect(rows()[1]).toHaveTextContent(/Italy · Last active Oct 1, 2026/);
  expect(rows()[2]).not.toHaveTextContent('nowhere');
  const names = screen.getAllByRole('button', { name: /^Sign out: / }).map((button) => button.ariaLabel);
  expect(new Set(names).size).toBe(3);
  expect(names[0]).toMatch(/^Sign out: Chrome on Linux, Norway, Last active Nov 14, 2026/);
});

test('one device is signed out, and focus stays with the list', async () => {
  const { callsOf } = answers();
  const { user, element } = await open();
  await user.click(await screen.findByRole('button', { name: 'Sign out: Safari on iPhone' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(callsOf(END_PHONE)).toHaveLength(1);
  expect(element).toContainElement(document.activeElement as HTMLElement);
});

test('a device that has signed out in the meantime is removed as well', async () => {
  answers({ [END_PHONE]: { status: 404 } });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Safari on iPhone/ }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('all others are signed out, and the visitor stays', async () => {
  const { callsOf } = answers();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Sign out of all other devices' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(callsOf(END_ALL)[0]!.url.search).toBe('?except=current');
  expect(isSignedIn()).toBe(true);
  expect(screen.queryByRole('button', { name: 'Sign out of all other devices' })).not.toBeInTheDocument();
});

test('everywhere means here, too', async () => {
  const { callsOf } = answers();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Sign out of all devices, including this one' }));
  await waitFor(() => expect(isSignedIn()).toBe(false));
  expect(callsOf(END_ALL)[0]!.url.search).toBe('');
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a failure is shown, nothing leaves the list, and another press tries again', async () => {
  const services = answers({ [END_ALL]: { status: 500 } });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Sign out of all other devices' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sign-out failed');
  expect(rows()).toHaveLength(3);
  expect(services.callsOf(END_ALL)).toHaveLength(1);
  services.answer(END_ALL, { status: 204 });
  await user.click(screen.getByRole('button', { name: 'Sign out of all other devices' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an impatient double click sends one request', async () => {
  const { callsOf } = answers({ [END_ALL]: 'never' });
  const { user } = await open();
  await user.dblClick(await screen.findByRole('button', { name: 'Sign out of all other devices' }));
  expect(callsOf(END_ALL)).toHaveLength(1);
});

test('a list that fails to load can be requested again', async () => {
  const services = answers({ [LIST]: { text: '<html>Log in to the Wi-Fi</html>' } });
  const { user, element } = await open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(element).not.toHaveTextContent('Wi-Fi');
  services.answer(LIST, { json: { data: { sessions } } });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(document.body).not.toHaveFocus();
});

test('only the user sees the list: no anonymous visitor and not the next user', async () => {
  forgetEverything();
  const services = answers({ 'GET /services/user/v2/users/43/sessions': 'never' });
  await open();
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/account/sign-in?redirectUrl=%2F',
  );
  expect(services.calls).toHaveLength(0);
  act(() => signInBefore());
  await waitFor(() => expect(rows()).toHaveLength(3));
  act(() => signInBefore({ id: '43' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
});

test('a visitor who has not signed in for long is asked to do so again', async () => {
  const { calls } = answers();
  document.cookie = 'inlay_relogin=1; path=/';
  const { syncSession } = await import('../../src/session');
  act(() => syncSession());
  await open();
  expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '#/signin-prompt/%2F');
  expect(calls).toHaveLength(0);
});

test('a session that cannot be renewed now is no endless wait, and may be renewed again', async () => {
  const services = answers({ 'POST /services/user/v2/auth/token': { status: 503 } });
  beginSession({ ...INGRID }, { access: tokenFor('42', { expiresIn: -1 }), refresh: 'refresh-1' });
  renewWith(() => freshAccessToken());
  checkSession();
  const { user } = await open();
  expect(await screen.findByRole('alert')).toBeVisible();
  services.answer('POST /services/user/v2/auth/token', { json: { access_token: tokenFor('42') } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(isSignedIn()).toBe(true));
});
