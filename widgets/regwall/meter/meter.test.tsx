import { act, screen, waitFor, within } from 'testing';
import { mountPlaceholder } from '../../../tests/setup/mount';
import { fakeServices, type Answer, type Call } from '../../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../../tests/setup/visitor';
import regwall from '../index';

const COUNT = 'POST /services/user/v2/readings';

/** A service that allows three articles, and stores the number in the counter. */
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

test('a free article says above its text how many are left, and nothing lies over it', async () => {
  fakeServices({ [COUNT]: meter() });
  await open('a');
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent('You have 2 more free articles this month Registered readers can read every article.');
  const firstLine = screen.getByText('The presses fall silent.');
  expect(note.parentElement!.nextElementSibling).toBe(firstLine);
  expect(within(note).getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/join');
  // The invitation would say that the rest is for registered readers.
  expect(screen.queryByText('It takes a minute.')).not.toBeInTheDocument();
  expect(fading()).toBeNull();
  expect(document.querySelector('.gated [inert]')).toBeNull();
});

test('registering opens on a free article too', async () => {
  fakeServices({ [COUNT]: meter() });
  const { user } = await open('registering');
  await user.click(within(await screen.findByRole('note')).getByRole('link', { name: 'Register' }));
  expect(await screen.findByRole('dialog', { name: 'The whole report' })).toBeVisible();
});

test('the count is beside the wall, or where the editor placed it', async () => {
  document.body.insertAdjacentHTML('beforeend', '<p id="lede">A survey.</p>');
  fakeServices({ [COUNT]: meter() });
  const { unmount } = await open('elsewhere', { attributes: 'data-count-before="#lede"' });
  const note = await screen.findByRole('note');
  expect(note.parentElement!.nextElementSibling).toBe(document.querySelector('#lede'));
  unmount();
  expect(note).not.toBeInTheDocument();
  document.querySelector('#lede')!.remove();
});

test('search engines read that it is gated all the same', async () => {
  fakeServices({ [COUNT]: meter() });
  await open('declared');
  await screen.findByText(/2 more/);
  expect(document.querySelector('[itemprop="cssSelector"]')).toHaveAttribute('content', '.gated');
});

test('the last one says so, and the wall after it says when there are more', async () => {
  fakeServices({ [COUNT]: meter({ free: 2 }) });
  for (const [article, left] of [
    ['one', 'You have 1 more free article this month'],
    ['two', 'This is your last free article this month'],
  ] as const) {
    const { element, unmount } = await open(article);
    expect(await screen.findByText(left)).toBeVisible();
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
  await waitFor(() => expect(screen.getAllByText(/2 more/)).toHaveLength(2));
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
  expect(await screen.findByText(/2 more/)).toBeVisible();
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

test('the service counts the articles of a signed-in visitor without the subscription, by their token', async () => {
  const services = fakeServices({ [COUNT]: meter() });
  act(() => signInBefore());
  await open('member', { attributes: 'data-subscription-code="alerts"' });
  expect(within(await screen.findByRole('note')).queryByRole('link')).not.toBeInTheDocument();
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

describe('a rule of the configuration', () => {
  const mountWall = (wall: object, attributes = '', more: object = {}, variant = 'click') => {
    document.body.insertAdjacentHTML('beforeend', '<article class="gated"><p>The presses fall silent.</p></article>');
    return mountPlaceholder(
      `<aside data-module="regwall" data-variant="${variant}" data-gated=".gated" ${attributes}>${contentHtml}</aside>`,
      regwall,
      { captcha: { provider: 'none' }, wall, ...more },
    );
  };
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  beforeEach(() => document.querySelector('.gated')?.remove());

  test.each<[string, object, isOpen: boolean]>([
    ['another section', { sections: ['/research'] }, true],
    ['this section', { sections: ['/'] }, false],
    ['the first visits', { openVisits: 1 }, true],
    ['another referrer', { openReferrers: ['news.example'] }, false],
  ])('about %s opens the wall or leaves it', async (_, wall, isOpen) => {
    fakeServices();
    await mountWall(wall);
    await settled();
    if (isOpen) {
      expect(fading()).toBeNull();
      expect(screen.queryByText('It takes a minute.')).not.toBeInTheDocument();
    } else await waitFor(() => expect(fading()).toBeInTheDocument());
  });

  test('applies to a banner too', async () => {
    fakeServices();
    await mountWall({ openVisits: 1 }, 'data-timer="0"', {}, 'default');
    await settled();
    expect(screen.queryByRole('region', { name: 'The whole report' })).not.toBeInTheDocument();
  });

  test('comes before the meter, which does not count what is open anyway', async () => {
    const services = fakeServices({ [COUNT]: meter() });
    await mountWall({ sections: ['/research'] }, '', { flags: { metering: true } });
    await settled();
    expect(fading()).toBeNull();
    expect(services.callsOf(COUNT)).toHaveLength(0);
  });

  test.each<[string, newSubscriptions: string[]]>([
    ['at once', ['weekly']],
    ['before the e-mail is confirmed', []],
  ])('opens the wall to subscribers of a newsletter, %s', async (_, newSubscriptions) => {
    const services = fakeServices({
      'POST /services/user/v2/subscribe': newSubscriptions.length
        ? { json: { existingSubscriptions: [], newSubscriptions } }
        : { status: 202, json: { existingSubscriptions: [], newSubscriptions, pending: true } },
    });
    const { user, unmount, element } = await mountWall({ newsletter: 'weekly' });
    const form = await screen.findByRole('form', { name: 'Newsletter' });
    expect(fading()).toBeInTheDocument();
    await user.type(within(form).getByRole('textbox'), 'ingrid@example.com');
    await user.click(within(form).getByRole('button', { name: 'Subscribe and read on' }));
    await waitFor(() => expect(fading()).toBeNull());
    expect(services.callsOf('POST /services/user/v2/subscribe')[0]!.json).toMatchObject({ subscriptions: ['weekly'] });
    expect(document.activeElement).toBe(document.querySelector('.gated p'));

    // The next page is open as well.
    unmount();
    element.remove();
    await mountWall({ newsletter: 'weekly' });
    await settled();
    expect(fading()).toBeNull();
  });

  test('opens the dialog’s wall to subscribers too, and the dialog goes', async () => {
    fakeServices({
      'POST /services/user/v2/subscribe': { json: { existingSubscriptions: [], newSubscriptions: ['weekly'] } },
    });
    const { user } = await mountWall({ newsletter: 'weekly' }, 'data-timer="0"', {}, 'timer');
    const dialog = await screen.findByRole('dialog');
    const form = await within(dialog).findByRole('form', { name: 'Newsletter' });
    await user.type(within(form).getByRole('textbox'), 'ingrid@example.com');
    await user.click(within(form).getByRole('button', { name: 'Subscribe and read on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fading()).toBeNull();
  });

  test('names a selector for the count that matches nothing', async () => {
    fakeServices();
    const { notes } = await mountWall({}, 'data-count-before="#nowhere"', { mode: 'edit' });
    await waitFor(() => expect(notes().join()).toContain('data-count-before="#nowhere" matches nothing on this page'));
  });

  test('is explained to editors', async () => {
    fakeServices();
    const { element } = await mountWall(
      { sections: ['/insights'], openReferrers: ['news.example'], openVisits: 2, newsletter: 'weekly' },
      '',
      { mode: 'edit' },
    );
    await waitFor(() => expect(element).toHaveTextContent('only on pages below /insights (wall.sections)'));
    expect(element).toHaveTextContent('Visitors from news.example');
    expect(element).toHaveTextContent('from visit 3 on');
    expect(element).toHaveTextContent('subscribe to weekly read on');
    expect(screen.queryByRole('form', { name: 'Newsletter' })).not.toBeInTheDocument();
  });
});

// These come last: a failed request is retried while it holds the lock that every count needs.
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
