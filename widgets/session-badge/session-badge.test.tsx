import { act, screen, waitFor } from 'testing';
import { endSession, isSignedIn, session } from '../../src/session';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answer, type Answerer } from '../../tests/setup/services';
import { forgetEverything, INGRID, signInBefore, tokenFor } from '../../tests/setup/visitor';
import sessionBadge from './index';

const html = '<div data-module="session-badge"><a data-field="sign-in" href="/log-in">Log in</a></div>';
const bare = '<div data-module="session-badge"><a href="/account/sign-in">Sign in</a></div>';
const menuButton = () => screen.getByRole('button', { name: /your account/i });

beforeEach(forgetEverything);

test('an anonymous visitor sees the server-rendered link', async () => {
  fakeServices();
  await mountPlaceholder(html, sessionBadge);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/log-in');
});

test('without one, the link leads to the sign-in page and back here', async () => {
  fakeServices();
  history.replaceState(null, '', '/insights/hydrogen?page=2#steel');
  await mountPlaceholder(bare, sessionBadge);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/account/sign-in?redirectUrl=%2Finsights%2Fhydrogen%3Fpage%3D2%23steel',
  );
});

test('on the sign-in page itself it does not lead in a circle', async () => {
  fakeServices();
  history.replaceState(null, '', '/account/sign-in');
  await mountPlaceholder(bare, sessionBadge);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account/sign-in');
});

describe('for a signed-in visitor', () => {
  async function open(placeholder = bare) {
    fakeServices();
    act(() => signInBefore());
    return mountPlaceholder(placeholder, sessionBadge);
  }

  test('finds the name and, behind it, the pages of the account', async () => {
    const { user } = await open();
    expect(menuButton()).toHaveTextContent('Ingrid');
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await user.click(menuButton());
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/account/profile');
    expect(screen.getByRole('link', { name: 'E-mail subscriptions' })).toHaveAttribute(
      'href',
      '/account/subscriptions',
    );
    expect(screen.getByRole('link', { name: 'Saved articles' })).toHaveAttribute('href', '/account/saved-articles');
  });

  test('reaches every entry by Tab, and leaves by Escape', async () => {
    const { user } = await open();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(menuButton()).toHaveFocus();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes the menu by a press elsewhere or by moving on', async () => {
    const { user } = await open();
    document.body.insertAdjacentHTML('beforeend', '<button>Search</button>');
    await user.click(menuButton());
    await user.click(document.body);
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    await user.click(menuButton());
    await user.tab();
    await user.tab();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  test('signs out, and the link to sign in returns', async () => {
    const { user } = await open(html);
    await user.click(menuButton());
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    const way = await screen.findByRole('link', { name: 'Log in' });
    await waitFor(() => expect(way).toHaveFocus());
    expect(isSignedIn()).toBe(false);
    expect(document.cookie).not.toContain('canary');
  });

  test('finds the pages that the server lists', async () => {
    const { user } = await open(
      '<div data-module="session-badge"><ul data-field="links"><li><a href="/me">My page</a></li><li><a href="javascript:alert(1)">Trap</a></li></ul></div>',
    );
    await user.click(menuButton());
    expect(screen.getByRole('link', { name: 'My page' })).toHaveAttribute('href', '/me');
    expect(screen.getByText('Trap')).not.toHaveAttribute('href');
  });
});

test('the name of a visitor with only cookies is requested', async () => {
  const services = fakeServices({ 'GET /services/user/v2/users/42': { json: { data: INGRID } } });
  document.cookie = `inlay_access=${tokenFor('42')}; path=/`;
  const { syncSession } = await import('../../src/session');
  act(() => syncSession());
  await mountPlaceholder(bare, sessionBadge);
  await waitFor(() => expect(menuButton()).toHaveTextContent('Ingrid'));
  expect(services.calls).toHaveLength(1);
  expect(session().peek().user?.lastName).toBe('Solheim');
});

test('signing in elsewhere shows here, too', async () => {
  fakeServices();
  await mountPlaceholder(bare, sessionBadge);
  act(() => signInBefore({ firstName: 'Mateo' }));
  expect(await screen.findByText('Mateo')).toBeVisible();
});

describe('while the page asks who its visitor is', () => {
  async function askFor(answers: Record<string, Answerer>) {
    const services = fakeServices(answers);
    const { syncSession } = await import('../../src/session');
    const signInAs = (id: string) => {
      document.cookie = `inlay_access=${tokenFor(id)}; path=/`;
      act(() => syncSession());
    };
    signInAs('42');
    await mountPlaceholder(bare, sessionBadge);
    await waitFor(() => expect(services.callsOf('GET /services/user/v2/users/42')).toHaveLength(1));
    return signInAs;
  }

  test('another visitor is requested as well', async () => {
    const signInAs = await askFor({
      'GET /services/user/v2/users/42': 'never',
      'GET /services/user/v2/users/7': { json: { data: { ...INGRID, id: '7', firstName: 'Mateo' } } },
    });
    signInAs('7');
    await waitFor(() => expect(menuButton()).toHaveTextContent('Mateo'));
  });

  test('stores nothing if the visitor signs out before the response', async () => {
    let answer = (_: Answer) => {};
    await askFor({ 'GET /services/user/v2/users/42': () => new Promise((resolve) => (answer = resolve)) });
    act(() => endSession('visitor'));
    await act(async () => answer({ json: { data: { ...INGRID, isPremiumUser: true } } }));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(document.cookie).not.toContain('inlay_premium');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ingrid');
  });
});
