import { act, screen, waitFor } from 'testing';
import { publish } from '../../src/core';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import { forgetEverything, INGRID, signInBefore } from '../../tests/setup/visitor';
import { isDismissed } from './index';
import stickySubscriptionBar from './index';

const html =
  '<div data-module="sticky-subscription-bar" data-subscriptions="quarterly" data-title="The Quarterly"></div>';
const open = (placeholder = html, config = {}) =>
  mountPlaceholder(placeholder, stickySubscriptionBar, { captcha: { provider: 'none' }, ...config });
const bar = () => screen.queryByRole('region', { name: 'The Quarterly' });

function scrollTo(scrolled: number) {
  Object.assign(window, { scrollY: scrolled, innerHeight: 800 });
  act(() => void dispatchEvent(new Event('scroll')));
}

beforeEach(() => {
  forgetEverything();
  history.replaceState(null, '', '/insights');
  Object.assign(window, { scrollY: 0, innerHeight: 800 });
  fakeServices({
    'POST /services/user/v2/subscribe': { json: { existingSubscriptions: [], newSubscriptions: ['quarterly'] } },
    'GET /services/user/v2/users/42': { json: { data: INGRID } },
    'PATCH /services/user/v2/users/42': { status: 204 },
  });
});

test('it appears once the visitor scrolls, and stays', async () => {
  await open();
  expect(bar()).not.toBeInTheDocument();
  scrollTo(401);
  expect(bar()).toBeVisible();
  scrollTo(0);
  expect(bar()).toBeVisible();
});

test('it appears on pages whose path has letters that URLs encode', async () => {
  history.replaceState(null, '', '/einblicke-f%C3%BCr-alle/1');
  await open(html.replace('></div>', ' data-paths="/einblicke-für-alle"></div>'));
  scrollTo(401);
  expect(bar()).toBeVisible();
});

test('it subscribes in place, and thanks', async () => {
  const { user } = await open();
  scrollTo(500);
  await user.type(screen.getByLabelText('E-mail address'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByRole('status')).toHaveTextContent('you are subscribed');
  expect(location.hash).toBe('');
});

test('a visitor who closes it is not asked again, here or on the next page', async () => {
  const { user, unmount } = await open();
  scrollTo(500);
  await user.click(screen.getByRole('button', { name: 'Close: The Quarterly' }));
  await waitFor(() => expect(bar()).not.toBeInTheDocument());
  unmount();
  await open();
  scrollTo(600);
  expect(bar()).not.toBeInTheDocument();
});

describe('without consent to functional storage', () => {
  const consent = { consent: { tool: 'built-in' } };
  beforeEach(() => publish('consent-changed', { groups: ['C0001'], isAnswered: true }));
  afterEach(() => publish('consent-changed', { groups: ['C0001', 'C0003'], isAnswered: true }));

  test('a visitor who closes it is not asked again in this tab, and nothing is stored longer', async () => {
    const { user, unmount } = await open(html, consent);
    scrollTo(500);
    await user.click(screen.getByRole('button', { name: 'Close: The Quarterly' }));
    expect(localStorage).toHaveLength(0);
    unmount();
    await open(html, consent);
    scrollTo(600);
    expect(bar()).not.toBeInTheDocument();
  });

  test('the address that was subscribed is stored for this tab only', async () => {
    const { user } = await open(html, consent);
    scrollTo(500);
    await user.type(screen.getByLabelText('E-mail address'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByRole('status')).toHaveTextContent('you are subscribed');
    expect(JSON.stringify({ ...localStorage })).not.toContain('ada@example.com');
    expect(sessionStorage.getItem('inlay:subscriber')).toContain('ada@example.com');
  });

  test('an answer that an earlier page stored counts once the consent tool has loaded', async () => {
    localStorage.setItem('inlay:subscription-bar', String(Date.now()));
    await open(html, consent);
    act(() => publish('consent-changed', { groups: ['C0001', 'C0003'], isAnswered: true }));
    scrollTo(500);
    expect(bar()).not.toBeInTheDocument();
  });
});

test('after a month it may ask again', () => {
  const store = { get: () => '1000' } as never;
  expect(isDismissed(store, 1000 + 29 * 24 * 3600_000)).toBe(true);
  expect(isDismissed(store, 1000 + 31 * 24 * 3600_000)).toBe(false);
});

test.each([
  ['another part of the site', html, '/people'],
  ['a page that does not want it', html.replace('data-title', 'data-hidden data-title'), '/insights'],
  ['a page without a newsletter to offer', html.replace('quarterly', ''), '/insights'],
])('does not appear on %s', async (_, placeholder, path) => {
  history.replaceState(null, '', path);
  await open(placeholder);
  scrollTo(500);
  expect(bar()).not.toBeInTheDocument();
});

test.each([
  ['/?p=12&utm_source=mail', true],
  ['/?p=13', false],
])('where the query names the page, it appears on the page that is listed: %s', async (address, isThere) => {
  history.replaceState(null, '', address);
  await open(html.replace('></div>', '><script type="application/json">{ "paths": ["?p=12"] }</script></div>'));
  scrollTo(500);
  expect(Boolean(bar())).toBe(isThere);
});

test('does not appear for subscribers of the newsletter', async () => {
  act(() => signInBefore());
  await open(html.replace('"quarterly"', '"weekly"'));
  scrollTo(500);
  expect(bar()).not.toBeInTheDocument();
});

test('in edit mode it is a line in its place', async () => {
  await open(html, { mode: 'edit' });
  scrollTo(500);
  expect(bar()).not.toBeInTheDocument();
  expect(screen.getByText(/visitors who have begun to read/)).toBeVisible();
});
