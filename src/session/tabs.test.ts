/** Two copies of the code with one set of cookies act like two tabs. */
import { waitFor } from 'testing';
import { fakeServices, type FakeServices } from '../../tests/setup/services';
import { forgetEverything, INGRID, tokenFor } from '../../tests/setup/visitor';

type Session = typeof import('.') & typeof import('./calls') & Pick<typeof import('../core'), 'subscribe'>;

async function openTab(): Promise<Session> {
  let copy: Session | undefined;
  await jest.isolateModulesAsync(async () => {
    copy = { ...(await import('.')), ...(await import('./calls')), subscribe: (await import('../core')).subscribe };
  });
  copy!.session();
  return copy!;
}

const REFRESH = 'POST /services/user/v2/auth/token';
const ME = 'GET /services/user/v2/users/me';

let services: FakeServices;

beforeEach(() => {
  services = fakeServices({
    [REFRESH]: () => ({ headers: { access_token: tokenFor('42'), refresh_token: 'refresh-2' } }),
    [ME]: { json: {} },
    'POST /services/user/v2/auth/signout': { status: 204 },
  });
});
afterEach(forgetEverything);

const enter = (tab: Session, token = tokenFor('42'), id = '42') =>
  tab.beginSession({ ...INGRID, id }, { access: token, refresh: 'refresh-1' });
const statusOf = (tab: Session) => tab.session().peek().status;

test('a sign-in is followed by the other tab, and so is a sign-out', async () => {
  const [firstTab, secondTab] = [await openTab(), await openTab()];
  enter(firstTab);
  await waitFor(() => expect(statusOf(secondTab)).toBe('active'));
  await secondTab.signOut();
  await waitFor(() => expect(statusOf(firstTab)).toBe('none'));
});

test('a browser that sets cookies late has set them when the other tab hears of it', async () => {
  const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
  const late: string[] = [];
  // Like Chromium: writes of a tab reach the others with a delay, at the latest when that tab reads.
  const settle = () => late.splice(0).forEach((text) => cookies.set!.call(document, text));
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    set: (text: string) => void late.push(text),
    get: () => (settle(), cookies.get!.call(document) as string),
  });
  const tab = await openTab();
  enter(tab);
  const seen: string[] = [];
  const postMessage = jest
    .spyOn(BroadcastChannel.prototype, 'postMessage')
    .mockImplementation(() => void seen.push(cookies.get!.call(document) as string));
  try {
    await tab.signOut();
  } finally {
    postMessage.mockRestore();
    settle();
    Reflect.deleteProperty(document, 'cookie');
  }
  expect(seen).toHaveLength(1);
  expect(seen[0]).not.toContain('inlay_access');
});

test('another visitor in one tab is another visitor in both', async () => {
  const [firstTab, secondTab] = [await openTab(), await openTab()];
  enter(firstTab);
  enter(secondTab, tokenFor('7'), '7');
  await waitFor(() => expect(firstTab.session().peek().user?.id).toBe('7'));
});

test('both renew an ended token by one request, though neither has Web Locks', async () => {
  const [firstTab, secondTab] = [await openTab(), await openTab()];
  enter(firstTab, tokenFor('42', { expiresIn: -1 }));
  const me = (tab: Session) => tab.authorizedRequest('/v2/users/me', { read: () => true });
  expect(await Promise.all([me(firstTab), me(secondTab), me(firstTab), me(secondTab)])).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(services.callsOf(REFRESH)).toHaveLength(1);
  await waitFor(() => expect([statusOf(firstTab), statusOf(secondTab)]).toEqual(['active', 'active']));
});

test('a session that the service has ended is over in both, reported once in each', async () => {
  const [firstTab, secondTab] = [await openTab(), await openTab()];
  const [outOne, outTwo] = [jest.fn(), jest.fn()];
  firstTab.subscribe('signed-out', outOne);
  secondTab.subscribe('signed-out', outTwo);
  services.answer(REFRESH, { status: 401, json: { error: 'invalid_grant' } });
  services.answer(ME, { status: 401 });
  enter(firstTab, tokenFor('42', { expiresIn: -1 }));
  await waitFor(() => expect(statusOf(secondTab)).toBe('expired'));
  await firstTab.authorizedRequest('/v2/users/me', { read: () => true }).catch(() => undefined);
  await waitFor(() => expect(statusOf(secondTab)).toBe('none'));
  expect(outOne.mock.calls).toEqual([[{ reason: 'expired' }]]);
  expect(outTwo.mock.calls).toEqual([[{ reason: 'elsewhere' }]]);
});

test('where there is no BroadcastChannel, the other tab hears by storage', async () => {
  const { BroadcastChannel } = window;
  Reflect.deleteProperty(window, 'BroadcastChannel');
  try {
    const [firstTab, secondTab] = [await openTab(), await openTab()];
    enter(firstTab);
    // A browser notifies every tab but the one that wrote.
    dispatchEvent(new StorageEvent('storage', { key: 'inlay:session-tick' }));
    expect(statusOf(secondTab)).toBe('active');
  } finally {
    Object.assign(window, { BroadcastChannel });
  }
});

test('a tab that dies during a renewal does not block others for long', async () => {
  const tab = await openTab();
  enter(tab, tokenFor('42', { expiresIn: -1 }));
  localStorage.setItem('inlay:lock:refresh', `dead|${Date.now() + 150}`);
  await tab.authorizedRequest('/v2/users/me', { read: () => true });
  expect(services.callsOf(REFRESH)).toHaveLength(1);
});

test('a renewal that takes nine seconds is not repeated by another tab, without Web Locks', async () => {
  let respond = () => {};
  services = fakeServices({
    [REFRESH]: async () => {
      await new Promise<void>((resolve) => (respond = resolve));
      return { headers: { access_token: tokenFor('42'), refresh_token: 'refresh-2' } };
    },
    [ME]: { json: {} },
  });
  const [firstTab, secondTab] = [await openTab(), await openTab()];
  enter(firstTab, tokenFor('42', { expiresIn: -1 }));
  const read = (tab: Session) => tab.authorizedRequest('/v2/users/me', { read: () => true });
  const first = read(firstTab);
  await waitFor(() => expect(services.callsOf(REFRESH)).toHaveLength(1));
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 9_000);
  const second = read(secondTab);
  await new Promise((resolve) => setTimeout(resolve, 300));
  clock.mockRestore();
  respond();
  await Promise.all([first, second]);
  expect(services.callsOf(REFRESH)).toHaveLength(1);
});
