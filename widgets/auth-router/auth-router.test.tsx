import { act, screen, waitFor, within } from 'testing';
import { localStore, subscribe } from '../../src/core';
import { isSignedIn } from '../../src/session';
import { storePendingAction } from '../../src/session/calls';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import { forgetEverything, signedInAnswer, signInBefore } from '../../tests/setup/visitor';
import authRouter from './index';

const SIGN_IN = 'POST /services/user/v2/auth/signin';
const placeholder = '<div data-module="auth-router"></div>';

/** Home is a place on this page, since nothing here can leave it. */
const open = (address: string, html = placeholder, config: Record<string, unknown> = {}) => {
  history.replaceState(null, '', address);
  return mountPlaceholder(html, authRouter, { pages: { home: '#home' }, page: { contentId: 'steel' }, ...config });
};

async function signIn(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(await screen.findByRole('textbox', { name: 'E-mail address' }), 'ingrid@example.com');
  await user.type(screen.getByLabelText('Password'), 'Lighthouse-42');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => {
  forgetEverything();
  fakeServices({ [SIGN_IN]: signedInAnswer() });
  // jsdom cannot load pages, so the tests check the URL.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['#/signin', 'Sign in'],
  ['#signin/header', 'Sign in'],
  ['#/auth-signin', 'Sign in'],
  ['#/signin-prompt', 'Sign in to see this page'],
  ['#/signin-welcome', 'Welcome back'],
  ['#/signup', 'Create an account'],
  ['#/registration-modal', 'Create an account'],
  ['#/signup-thanks', 'Thank you for signing up'],
  ['#/signup-welcome', 'Welcome'],
  ['#/auth-download/%2Freports%2Fsteel.pdf', 'Sign in to open this file'],
  ['#/view-file/%2Freports%2Fsteel.pdf', 'Sign in to open this file'],
  ['#/auth-save', 'Sign in to save this article'],
  ['#/auth-print', 'Sign in to print this page'],
])('%s opens a dialog called "%s"', async (address, title) => {
  await open(`/insights/steel${address}`);
  expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
});

test.each(['', '#results', '#/unknown/route', '#save'])('"%s" shows nothing', async (address) => {
  const { element } = await open(`/insights/steel${address}`);
  await act(async () => void (await Promise.resolve()));
  expect(element).toBeEmptyDOMElement();
});

test.each(['#/signin', '#/auth-signin', '#/signup', '#/signin-welcome', '#/signup-thanks', '#/signup-welcome'])(
  'a visitor who is signed in is sent home from %s',
  async (address) => {
    signInBefore();
    await open(`/insights/steel${address}`);
    await waitFor(() => expect(location.hash).toBe('#home'));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('the prompt is open to visitors who are signed in', async () => {
  signInBefore();
  await open('/account/profile#/signin-prompt');
  expect(await screen.findByRole('dialog', { name: 'Please sign in again' })).toBeInTheDocument();
});

test('the prompt offers the identity providers of the site, and leads back, for those who have no password', async () => {
  signInBefore();
  await open('/account/profile#/signin-prompt', placeholder, { socialLogins: { Lantern: 'Lantern' } });
  const link = await screen.findByRole('link', { name: 'Continue with Lantern' });
  expect(link).toHaveAttribute(
    'href',
    expect.stringContaining(`redirectUrl=${encodeURIComponent('http://localhost/account/profile')}`),
  );
});

test('a link on the page opens the flow, signing in closes it, and the page stays without the route', async () => {
  const listener: unknown[] = [];
  const stop = subscribe('signed-in', (detail) => listener.push(detail));
  const { user } = await open('/insights/steel');
  act(() => void location.assign('#/signin/header'));
  await signIn(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isSignedIn()).toBe(true);
  expect(location.pathname + location.hash).toBe('/insights/steel');
  expect(listener).toEqual([{ source: 'header' }]);
  stop();
});

test('a closed route is also removed from an address whose path begins with two slashes', async () => {
  const { user } = await open('http://localhost//insights/steel?cid=mail#/signin');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(location.href).toBe('http://localhost//insights/steel?cid=mail');
});

test('after signing in, the visitor is redirected to the route’s target', async () => {
  const { user } = await open(`/insights/steel#/signin/header/${encodeURIComponent('#chapter-2')}`);
  await signIn(user);
  await waitFor(() => expect(location.hash).toBe('#chapter-2'));
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'https:evil.example',
  'data:text/html,x',
])('a route that leads to %s leads home', async (address) => {
  const { user } = await open(`/insights/steel#/auth-signin/${encodeURIComponent(address)}`);
  await signIn(user);
  await waitFor(() => expect(location.hash).toBe('#home'));
  expect(location.host).toBe('localhost');
});

test('an action stays pending while the visitor signs in, and dropped when they close the dialog', async () => {
  const { user } = await open('/insights/steel#/auth-print');
  await screen.findByRole('dialog');
  await waitFor(() =>
    expect(localStore.getJson('pending-action')).toMatchObject({
      action: 'print',
      detail: { path: '/insights/steel' },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(localStore.getJson('pending-action')).toBeNull();
  expect(location.hash).toBe('');
});

test('prints automatically after the sign-in', async () => {
  const print = jest.fn();
  window.print = print;
  const { user } = await open('/insights/steel#/auth-print');
  await signIn(user);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('saves automatically after the sign-in', async () => {
  const SAVE = 'POST /services/user/v2/users/42/articles';
  const services = fakeServices({ [SIGN_IN]: signedInAnswer(), [SAVE]: { status: 201, json: {} } });
  const { user } = await open('/insights/steel#/auth-save');
  await signIn(user);
  await waitFor(() => expect(services.callsOf(SAVE)[0]?.json).toEqual({ articleId: 'steel', language: 'en' }));
  expect(await screen.findByText('Added to your saved articles')).toBeInTheDocument();
});

test('an action that was requested before registering on another page is completed on return', async () => {
  const print = jest.fn();
  window.print = print;
  storePendingAction({ action: 'print', detail: { path: '/insights/steel' } });
  await open('/insights/steel');
  act(() => signInBefore());
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

describe('an event in the address', () => {
  test('is published when the configuration allows it', async () => {
    const listener = jest.fn();
    const stop = subscribe('quiz-shared', listener);
    await open('/#/published-event/quiz-shared/steel/7', placeholder, { linkEvents: ['quiz-shared'] });
    await waitFor(() => expect(location.hash).toBe('#home'));
    expect(listener.mock.calls).toEqual([[{ parameters: ['steel', '7'] }]]);
    stop();
  });

  test('is ignored otherwise', async () => {
    const listener = jest.fn();
    const stops = ['signed-in', 'quiz-shared'].map((name) => subscribe(name, listener));
    await open('/#/published-event/quiz-shared/steel', placeholder, { linkEvents: ['other'] });
    await waitFor(() => expect(location.hash).toBe('#home'));
    expect(listener).not.toHaveBeenCalled();
    stops.forEach((stop) => stop());
  });
});

test('on its own page, the flow is shown in the placeholder', async () => {
  await open(
    `/account/signin-prompt/${encodeURIComponent('#chapter-2')}`,
    '<div data-module="auth-router" data-path-routes="/account"><p>Server text</p></div>',
  );
  expect(await screen.findByRole('heading', { name: 'Sign in to see this page' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an editor reads what the placeholder is for, and no route acts', async () => {
  signInBefore();
  await open('/insights/steel#/signin', placeholder, { mode: 'edit' });
  expect(screen.getByText(/Sign-in, registration and gated files open here/)).toBeInTheDocument();
  expect(location.hash).toBe('#/signin');
});

describe('A plain link to a file', () => {
  const link = () => document.querySelector<HTMLAnchorElement>('a[id="steel"]')!;
  const approach = () =>
    link().firstElementChild!.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
  const flags = { gatedFiles: true };

  beforeEach(() =>
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<a id="steel" href="/reports/steel.pdf" download target="_blank"><b>Steel</b></a>',
    ),
  );
  afterEach(() => link().remove());

  test('becomes a route once the visitor comes near', async () => {
    await open('/insights/steel', placeholder, { flags });
    expect(link()).toHaveAttribute('href', '/reports/steel.pdf');
    approach();
    expect(link().outerHTML).toBe('<a id="steel" href="#/download/%2Freports%2Fsteel.pdf"><b>Steel</b></a>');
  });

  const approachWithBase = (href: string) => {
    document.head.insertAdjacentHTML('beforeend', `<base href="${href}">`);
    link().setAttribute('href', 'steel.pdf');
    approach();
    document.querySelector('base')!.remove();
  };

  test('leads to the same file on a page with a base', async () => {
    await open('/insights/steel', placeholder, { flags });
    approachWithBase('/media/');
    expect(link()).toHaveAttribute('href', '/insights/steel#/download/%2Fmedia%2Fsteel.pdf');
  });

  test('is unchanged if the base of the page is elsewhere', async () => {
    await open('/insights/steel', placeholder, { flags });
    approachWithBase('https://cdn.example/media/');
    expect(link()).toHaveAttribute('href', 'steel.pdf');
  });

  test.each([
    ['unless the configuration wants it gated', {}],
    ['in edit mode', { flags, mode: 'edit' }],
    ['in a preview', { flags, mode: 'preview' }],
  ])('is unchanged %s', async (_when, config) => {
    await open('/insights/steel', placeholder, config);
    approach();
    expect(link()).toHaveAttribute('href', '/reports/steel.pdf');
  });

  test('is unchanged once the router is unmounted', async () => {
    const { unmount } = await open('/insights/steel', placeholder, { flags });
    unmount();
    approach();
    expect(link()).toHaveAttribute('href', '/reports/steel.pdf');
  });

  test('is left to a module that knows which of its files are gated', async () => {
    const module = document.createElement('div');
    module.dataset['module'] = 'gated-download';
    link().replaceWith(module);
    module.innerHTML = '<a id="steel" href="/reports/steel.pdf"><b>Steel</b></a>';
    await open('/insights/steel', placeholder, { flags });
    approach();
    expect(link()).toHaveAttribute('href', '/reports/steel.pdf');
    module.replaceWith(link());
  });
});
