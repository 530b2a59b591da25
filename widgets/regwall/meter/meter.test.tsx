import { act, screen, waitFor, within } from 'testing';
import { mountPlaceholder } from '../../../tests/setup/mount';
import { fakeServices, type Answer, type Call } from '../../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../../tests/setup/visitor';
import regwall from '../index';

const COUNT = 'POST /services/user/v2/readings';

/** A service that lets three be read, and remembers by the counter. */
function meter({ free = 3 } = {}) {
  return ({ json }: Call): Answer => {
    const { article, counter } = json as { article: string; counter: string };
    const before = counter.split(',').filter(Boolean);
    const read = before.includes(article) || before.length >= free ? before : [...before, article];
    return {
      json: {
        isFree: read.includes(article),
        left: free - read.length,
        allowance: free,
        resetsOn: '2026-12-01',
        counter: read.join(','),
      },
    };
  };
}

const contentHtml =
  '<h2 data-field="title">The whole report</h2><p data-field="text">It takes a minute.</p><a data-field="registerLink" href="/join">Register</a>';
const fading = () => document.querySelector<HTMLElement>('.inlay-regwall__fading');

function open(contentId: string, { attributes = '', inside = contentHtml, flags = {}, page = {} } = {}) {
  if (!document.querySelector('.gated'))
    document.body.insertAdjacentHTML('beforeend', '<article class="gated"><p>The presses fall silent.</p></article>');
  const html = `<aside data-module="regwall" data-variant="click" data-gated=".gated" ${attributes}>${inside}</aside>`;
  return mountPlaceholder(html, regwall, {
    captcha: { provider: 'none' },
    page: { contentId, ...page },
    flags: { metering: true, ...flags },
  });
}

beforeEach(forgetEverything);

test('a free article says how many are left, and nothing lies over it', async () => {
  fakeServices({ [COUNT]: meter() });
  await open('a');
  expect(await screen.findByRole('heading', { name: 'You have 2 more free articles this month' })).toBeVisible();
  expect(screen.getByText('Registered readers can read every article.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/join');
  expect(fading()).toBeNull();
  expect(document.querySelector('.gated [inert]')).toBeNull();
});

test('search engines read that it is gated all the same', async () => {
  fakeServices({ [COUNT]: meter() });
  await open('declared');
  await screen.findByRole('heading', { name: /2 more/ });
  expect(document.querySelector('[itemprop="cssSelector"]')).toHaveAttribute('content', '.gated');
});

test('the last one says so, and the wall after it says when there are more', async () => {
  fakeServices({ [COUNT]: meter({ free: 2 }) });
  for (const [article, left] of [
    ['one', 'You have 1 more free article this month'],
    ['two', 'This is your last free article this month'],
  ] as const) {
    const { element, unmount } = await open(article);
    expect(await screen.findByRole('heading', { name: left })).toBeVisible();
    unmount();
    element.remove();
  }
  await open('three');
  await waitFor(() => expect(fading()).toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'The whole report' })).toBeVisible();
  expect(
    screen.getByText(
      'You have read your 2 free articles this month. Your next free articles come on December 1. It takes a minute.',
    ),
  ).toBeVisible();
});

test('an article counts once for all walls of its page', async () => {
  const services = fakeServices({ [COUNT]: meter() });
  await open('twice');
  await open('twice');
  await waitFor(() => expect(screen.getAllByRole('heading', { name: /2 more/ })).toHaveLength(2));
  expect(services.callsOf(COUNT)).toHaveLength(1);
});

test('a background tab is not counted until it is visible', async () => {
  const services = fakeServices({ [COUNT]: meter() });
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await open('unseen');
  expect(services.callsOf(COUNT)).toHaveLength(0);
  expect(fading()).toBeNull();
  visibility.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('heading', { name: /2 more/ })).toBeVisible();
});

test('a page is not counted without a wall, nor with one that only invites', async () => {
  const services = fakeServices({ [COUNT]: meter() });
  act(() => signInBefore({ isPremiumUser: true }));
  await open('premium', { attributes: 'data-subscription-code="alerts"' });
  forgetEverything();
  await mountPlaceholder('<aside data-module="regwall" data-variant="default" data-timer="0"></aside>', regwall, {
    flags: { metering: true },
  });
  await screen.findByRole('region', { name: /registered reader/ });
  await open('off', { flags: { metering: false } });
  expect(services.callsOf(COUNT)).toHaveLength(0);
});

test('who is signed in without the subscription is counted by the service, with their token', async () => {
  const services = fakeServices({ [COUNT]: meter() });
  act(() => signInBefore());
  await open('member', { attributes: 'data-subscription-code="alerts"' });
  const heading = await screen.findByRole('heading', { name: /2 more/ });
  expect(within(heading.closest('div')!).queryByRole('link')).not.toBeInTheDocument();
  expect(services.callsOf(COUNT)[0]!.headers.get('authorization')).toMatch(/^Bearer /);
});

test('an editor sees the wall, uncounted, and reads that it comes after the free articles', async () => {
  const services = fakeServices({ [COUNT]: meter() });
  const { element } = await mountPlaceholder(
    '<aside data-module="regwall" data-variant="timer" data-timer="0" data-gated=".gated"></aside>',
    regwall,
    { mode: 'edit', flags: { metering: true } },
  );
  await waitFor(() => expect(element).toHaveTextContent('First they read some articles a month without the wall'));
  expect(services.callsOf(COUNT)).toHaveLength(0);
});

// These come last: a failed request is retried, under the lock that every count waits for.
test.each<[string, Answer | 'offline']>([
  ['answers with an error', { status: 400 }],
  ['answers with a page', { text: '<!doctype html>' }],
  ['answers something else', { json: { free: 'yes' } }],
  ['cannot be reached', 'offline'],
])('the page stays open where the meter %s', async (_, answer) => {
  const services = fakeServices({ [COUNT]: answer });
  await open(`open ${_}`);
  await waitFor(() => expect(services.callsOf(COUNT)).not.toHaveLength(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(fading()).toBeNull();
  expect(screen.getByRole('heading', { name: 'The whole report' })).toBeVisible();
});
