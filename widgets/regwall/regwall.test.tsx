import { act, fireEvent, screen, waitFor, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, refusal } from '../../tests/setup/services';
import { forgetEverything, signedInAnswer, signInBefore } from '../../tests/setup/visitor';
import { subscribe } from '../../src/core';
import { isSignedIn } from '../../src/session';
import { setSubscriptions } from '../../src/session/calls';
import regwall from './index';

const SIGN_IN = 'POST /services/user/v2/auth/signin';
const REGISTER = 'POST /services/user/v2/users';
const CONFIRM = 'POST /services/user/v2/users/confirm';
const SUBSCRIBE = 'PATCH /services/user/v2/users/42';

const NO_CAPTCHA = { captcha: { provider: 'none' } };

const callToAction = `<h2 data-field="title">The whole report</h2>
  <p data-field="text">It takes a minute.</p>
  <ul data-field="benefits"><li>All the tables</li><li>Saved articles</li></ul>
  <p><a data-field="registerLink" href="/join">Register</a> <a data-field="signInLink" href="/enter">Sign in</a></p>`;
const placeholder = (attributes: string, inside = callToAction) =>
  `<aside data-module="regwall" ${attributes}>${inside}</aside>`;

const dialog = () => screen.findByRole<HTMLDialogElement>('dialog');
const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
const banner = () => screen.queryByRole('region', { name: /whole report|registered reader/ });

function article() {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<article class="gated"><p id="first">The presses fall silent.</p><p>The crew <a href="/home">goes home</a>.</p></article>',
  );
  return document.querySelector<HTMLElement>('.gated')!;
}

function listen() {
  const events: [string, unknown][] = [];
  const stops = ['regwall-shown', 'regwall-passed', 'signed-in', 'subscription-added'].map((name) =>
    subscribe(name, (detail) => events.push([name, detail])),
  );
  afterThis.push(...stops);
  return events;
}

const afterThis: (() => void)[] = [];

beforeEach(() => {
  forgetEverything();
  fakeServices();
});

afterEach(() => {
  for (const stop of afterThis.splice(0)) stop();
});

type User = Awaited<ReturnType<typeof mountPlaceholder>>['user'];

async function signIn(user: User) {
  await user.type(await screen.findByRole('textbox', { name: 'E-mail address' }), 'ingrid@example.com');
  await user.type(screen.getByLabelText('Password'), 'Lighthouse-42');
  await user.click(within(screen.getByRole('form', { name: 'Sign in' })).getByRole('button', { name: 'Sign in' }));
}

async function register(user: User) {
  await user.type(await screen.findByRole('textbox', { name: 'E-mail address' }), 'ingrid@example.com');
  await user.type(screen.getByLabelText('Password'), 'Lighthouse-42');
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Ingrid');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Solheim');
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
}

async function typeCode(user: User) {
  await user.type(await screen.findByRole('textbox', { name: 'Code from the e-mail' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
}

describe('the banner', () => {
  const open = (attributes = 'data-timer="0"', config = {}) =>
    mountPlaceholder(placeholder(attributes, ''), regwall, { ...NO_CAPTCHA, ...config });

  test('is at the bottom for anonymous visitors, cannot be closed, and links to sign-in and back', async () => {
    const events = listen();
    await open();
    const region = await screen.findByRole('region', { name: 'Read on as a registered reader' });
    expect(within(region).queryByRole('button', { name: /close|dismiss/i })).not.toBeInTheDocument();
    const [first, second] = within(region).getAllByRole('link');
    expect(first).toHaveTextContent('Sign in');
    expect(first).toHaveAttribute('href', '/account/sign-in?redirectUrl=%2F');
    expect(second).toHaveAttribute('href', '/account/sign-up?redirectUrl=%2F');
    expect(events).toEqual([['regwall-shown', { variant: 'default' }]]);
  });

  test('invites new readers to get started', async () => {
    await open('data-timer="0" data-new-user');
    expect((await screen.findAllByRole('link'))[0]).toHaveTextContent('Get started');
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/account/sign-up?redirectUrl=%2F');
  });

  test.each(['', 'data-timer="-1"', 'data-timer="3600"'])('does not appear with %s', async (attributes) => {
    const { element } = await open(attributes);
    expect(element).toBeEmptyDOMElement();
    expect(banner()).not.toBeInTheDocument();
  });

  test("leaves no empty frame behind where nothing is shown, and the server's text when it goes", async () => {
    act(() => signInBefore());
    const { element, unmount } = await mountPlaceholder(placeholder('data-timer="0"'), regwall);
    expect(element).toHaveClass('inlay-regwall__away');
    expect(element).toBeEmptyDOMElement();
    unmount();
    expect(element).not.toHaveAttribute('class');
    expect(element).toHaveTextContent('The whole report');
  });

  test('signs in where the visitor is: by a plain click the form opens over the page', async () => {
    const events = listen();
    fakeServices({ [SIGN_IN]: signedInAnswer() });
    const { user } = await open();
    await user.click((await screen.findAllByRole('link'))[0]!);
    expect(await dialog()).toHaveAccessibleName('Sign in to read on');
    await signIn(user);
    await waitFor(noDialog);
    expect(banner()).not.toBeInTheDocument();
    await waitFor(() =>
      expect(events).toEqual([
        ['regwall-shown', { variant: 'default' }],
        ['signed-in', { source: 'regwall' }],
        ['regwall-passed', { variant: 'default' }],
      ]),
    );
  });

  test('makes room, so that it never covers what has the focus', async () => {
    const { unmount } = await open();
    await waitFor(() => expect(document.documentElement.style.scrollPaddingBlockEnd).toMatch(/px$|^$/));
    unmount();
    expect(document.documentElement.style.scrollPaddingBlockEnd).toBe('');
    expect(document.documentElement.style.paddingBlockEnd).toBe('');
  });

  test('steps aside while the same text can be read in the text', async () => {
    await mountPlaceholder(placeholder('data-timer="0"'), regwall);
    await waitFor(() => expect(document.querySelector('.inlay-regwall__banner')).toHaveAttribute('data-aside', 'true'));
    expect(screen.getAllByRole('heading', { name: 'The whole report' })).toHaveLength(2);
  });
});

/** The gated blocks that are not displayed. */
const withheld = () => [...document.querySelectorAll('.inlay-regwall__withheld')];

describe('the click variant', () => {
  const open = (attributes = '', config = {}) =>
    mountPlaceholder(placeholder(`data-variant="click" data-gated=".gated" ${attributes}`), regwall, {
      ...NO_CAPTCHA,
      ...config,
    });

  test('ends the text where its free part ends from the start, and its button opens registration', async () => {
    const events = listen();
    const gated = article();
    const { user } = await open();
    expect(events).toEqual([['regwall-shown', { variant: 'click' }]]);
    expect(gated).toHaveTextContent('The crew goes home.');
    expect(withheld()).toEqual([gated.querySelector('p:last-child')]);

    await user.click(screen.getByRole('link', { name: 'Register to read on' }));
    expect(await dialog()).toHaveAccessibleName('The whole report');
    expect(within(await dialog()).getByText('All the tables')).toBeVisible();
    expect(screen.getByRole('form', { name: 'Create an account' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveFocus();
  });

  test('by keyboard Enter opens it, the visitor may go back to the beginning of the text, and focus returns', async () => {
    article();
    const { user } = await open();
    const button = screen.getByRole('link', { name: 'Register to read on' });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    noDialog();
    expect(button).toHaveFocus();
    expect(withheld()).toHaveLength(1);
  });

  test('disappears when the session starts, and the focus moves into the text', async () => {
    const events = listen();
    const gated = article();
    fakeServices({ [SIGN_IN]: signedInAnswer() });
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await signIn(user);
    await waitFor(noDialog);
    expect(withheld()).toEqual([]);
    await waitFor(() => expect(gated.firstElementChild).toHaveFocus());
    await waitFor(() => expect(events.at(-1)).toEqual(['regwall-passed', { variant: 'click' }]));
    act(() => (gated.firstElementChild as HTMLElement).blur());
    expect(gated.innerHTML).toBe(
      '<p id="first">The presses fall silent.</p><p>The crew <a href="/home">goes home</a>.</p>',
    );
  });

  test('is removed by a sign-in in another tab', async () => {
    article();
    await open();
    act(() => signInBefore());
    await waitFor(() => expect(withheld()).toEqual([]));
  });

  test.each([
    ['premium', { isPremiumUser: true }, '', {}],
    ['a practice user', { practiceUser: true }, '', {}],
    ['signed in on a default practice', {}, 'data-practice-code="operations"', { defaultPractices: ['operations'] }],
    [
      'signed in on a page of a default practice',
      {},
      '',
      { defaultPractices: ['operations'], page: { practiceCode: 'operations' } },
    ],
  ])('is not there for visitors who are %s', async (_, visitor, attributes, config) => {
    article();
    act(() => signInBefore(visitor));
    const { element } = await open(`data-subscription-code="alert-operations" ${attributes}`, config);
    expect(element).toBeEmptyDOMElement();
    expect(withheld()).toEqual([]);
  });

  test('ends gated content inside the placeholder, which everyone else simply reads', async () => {
    const html = placeholder('data-variant="click"', '<div data-field="content"><p>One.</p><p>Two.</p></div>');
    const { unmount, element } = await mountPlaceholder(html, regwall);
    await waitFor(() => expect(withheld()).toEqual([screen.getByText('Two.')]));
    act(() => signInBefore());
    await waitFor(() => expect(withheld()).toEqual([]));
    expect(element).toHaveTextContent('One.Two.');
    unmount();
    expect(element.innerHTML).toBe('<div data-field="content"><p>One.</p><p>Two.</p></div>');
  });

  test('a wall inside the gated part stays visible itself', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div><p>One.</p><p>Two.</p></div><p>Three.</p>');
    await mountPlaceholder(placeholder('data-variant="click" data-gated="body"'), regwall, NO_CAPTCHA);
    await waitFor(() => expect(withheld()).toEqual([screen.getByText('Two.'), screen.getByText('Three.')]));
    expect(screen.getByRole('link', { name: 'Register to read on' })).toBeVisible();
  });

  test.each(['figures', 'Übersicht'])('a link to a withheld section, #%s, leads to the wall', async (id) => {
    article().lastElementChild!.id = id;
    document.body.insertAdjacentHTML('beforeend', `<a href="#${id}">Figures</a>`);
    const { user } = await open();
    const lead = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    await user.click(screen.getByRole('link', { name: 'Figures' }));
    expect(lead.mock.contexts).toEqual([document.querySelector('.inlay-regwall__panel')]);
    lead.mockRestore();
  });

  test('says to search engines what it gates, as long as it does', async () => {
    article();
    await open();
    await waitFor(() =>
      expect(document.querySelector('[itemtype$="WebPageElement"] [itemprop="cssSelector"]')).toHaveAttribute(
        'content',
        '.gated',
      ),
    );
    expect(document.querySelectorAll('[itemprop="isAccessibleForFree"][content="False"]')).toHaveLength(2);
    act(() => signInBefore());
    await waitFor(() => expect(document.querySelector('[itemprop]')).toBeNull());
  });

  test('leaves that to the page where the page has said it', async () => {
    article();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<script type="application/ld+json">{ "hasPart": { "isAccessibleForFree": false, "cssSelector": ".gated" } }</script>',
    );
    await open();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(document.querySelector('[itemprop]')).toBeNull();
  });
});

describe('the dialog', () => {
  const open = (attributes = '', inside = callToAction, config = {}) =>
    mountPlaceholder(placeholder(`data-variant="timer" data-timer="0" ${attributes}`, inside), regwall, {
      ...NO_CAPTCHA,
      ...config,
    });

  /** The dialog shows the field for the code from the e-mail. */
  async function openAndRegister() {
    fakeServices({ [REGISTER]: { status: 202, json: { data: {} } } });
    const mounted = await open();
    await register(mounted.user);
    await screen.findByRole('textbox', { name: 'Code from the e-mail' });
    return mounted;
  }

  test('opens automatically and once, and Escape leads to where the text now ends', async () => {
    const events = listen();
    const gated = article();
    await open('data-gated=".gated"');
    expect(await dialog()).toHaveAccessibleName('The whole report');
    expect(await dialog()).toHaveAccessibleDescription('It takes a minute.');
    expect(within(await dialog()).getByRole('heading', { name: 'The whole report' })).toHaveFocus();
    expect(within(await dialog()).getByRole('button', { name: 'Close' })).toBeVisible();
    fireEvent(await dialog(), new Event('cancel', { cancelable: true }));
    await waitFor(noDialog);
    expect(withheld()).toEqual([gated.lastElementChild]);
    const link = screen.getByRole('link', { name: 'Register to read on' });
    await waitFor(() => expect(document.activeElement).toContainElement(link));
    expect(events).toEqual([['regwall-shown', { variant: 'timer' }]]);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    noDialog();
  });

  test('a press opens it again after it was closed', async () => {
    const { user } = await open();
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(await dialog()).toHaveAccessibleName('Sign in to read on');
    expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveFocus();
  });

  test('waits until the visitor has stopped typing elsewhere', async () => {
    document.body.insertAdjacentHTML('beforeend', '<input aria-label="Search">');
    act(() => screen.getByLabelText('Search').focus());
    await open();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    noDialog();
    act(() => screen.getByLabelText('Search').blur());
    expect(await dialog()).toBeInTheDocument();
  });

  test('an address that was typed goes along to the other form, and back', async () => {
    const { user } = await open();
    await user.type(await screen.findByRole('textbox', { name: 'E-mail address' }), 'ingrid@example.com');
    await user.click(within(await dialog()).getByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('ingrid@example.com');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(await dialog()).toHaveAccessibleName('Sign in to read on');

    await user.click(within(await dialog()).getByRole('button', { name: 'Register' }));
    expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('ingrid@example.com');
    expect(await dialog()).toHaveAccessibleName('The whole report');
  });

  test('a visitor registers, confirms the code in place, is thanked and reads on', async () => {
    const events = listen();
    const services = fakeServices({
      [REGISTER]: { status: 202, json: { data: {} } },
      [CONFIRM]: signedInAnswer(),
      [SUBSCRIBE]: { status: 204 },
    });
    const { user } = await open('data-subscription-code="alert-operations"');
    await register(user);
    await screen.findByRole('textbox', { name: 'Code from the e-mail' });
    expect(await dialog()).toHaveAccessibleName('Check your e-mail');
    expect(services.callsOf(REGISTER)[0]!.json).toMatchObject({
      email: 'ingrid@example.com',
      subscriptions: ['alert-operations'],
      metadata: { returnUrl: 'http://localhost/' },
    });
    expect(services.callsOf(REGISTER)[0]!.headers.get('source-registration')).toBe('regwall');

    await typeCode(user);
    await waitFor(noDialog);
    expect(isSignedIn()).toBe(true);
    const thanks = await screen.findByRole('region', { name: 'Notifications' });
    expect(thanks).toHaveTextContent('Thank you, Ingrid. You are registered and can read on.');
    expect(within(thanks).getByRole('button', { name: 'Choose your newsletters' })).toBeVisible();
    await waitFor(() =>
      expect(services.callsOf(SUBSCRIBE)[0]!.json).toEqual({ subscriptions: ['weekly', 'alert-operations'] }),
    );
    await waitFor(() =>
      expect(events.map(([name]) => name).sort()).toEqual([
        'regwall-passed',
        'regwall-shown',
        'signed-in',
        'subscription-added',
      ]),
    );
    await user.click(within(thanks).getByRole('button', { name: 'Dismiss message' }));
  });

  test('registering subscribes to the alert of the wall’s practice, and a reader without that alert who is signed in reads on', async () => {
    const services = fakeServices({
      [REGISTER]: { status: 202, json: { data: {} } },
      [CONFIRM]: signedInAnswer(),
      [SUBSCRIBE]: { status: 204 },
    });
    const { user } = await open('data-practice-code="energy"', callToAction, {
      practiceSubscription: 'alert-{practice}',
      page: { practiceCode: 'operations' },
    });
    await register(user);
    expect(services.callsOf(REGISTER)[0]!.json).toMatchObject({
      subscriptions: ['alert-energy'],
      metadata: { practiceCode: 'energy' },
    });
    await typeCode(user);
    await waitFor(noDialog);
    await waitFor(() =>
      expect(services.callsOf(SUBSCRIBE)[0]!.json).toEqual({ subscriptions: ['weekly', 'alert-energy'] }),
    );
    await user.click(await screen.findByRole('button', { name: 'Dismiss message' }));
    act(() => setSubscriptions([]));
    noDialog();
  });

  test('a visitor who opened the mail’s link on another device signs in here', async () => {
    const { user } = await openAndRegister();
    await user.click(screen.getByRole('button', { name: 'Sign in to continue' }));
    expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('ingrid@example.com');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  });

  test('a registration lets the visitor in even where the subscription fails', async () => {
    const events = listen();
    fakeServices({
      [REGISTER]: { status: 202, json: { data: {} } },
      [CONFIRM]: signedInAnswer(),
      [SUBSCRIBE]: { status: 500 },
    });
    const { user } = await open('data-subscription-code="alert-operations"');
    await register(user);
    await typeCode(user);
    await waitFor(noDialog);
    expect(events.map(([name]) => name)).not.toContain('subscription-added');
    await user.click(await screen.findByRole('button', { name: 'Dismiss message' }));
  });

  test('a visitor who mistyped the address returns to the form, which still holds the other answers', async () => {
    const { user } = await openAndRegister();
    await user.click(await screen.findByRole('button', { name: 'Use another e-mail address' }));
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ingrid');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveFocus());
  });

  test('a link of the mail in another tab lets this one in as well', async () => {
    await openAndRegister();
    act(() => signInBefore());
    await waitFor(noDialog);
  });

  test('whose session has ended is welcomed back to sign in, after a moment for its renewal', async () => {
    jest.useFakeTimers();
    document.cookie = `inlay_access=${expiredToken()}; path=/`;
    const { syncSession } = await import('../../src/session');
    act(() => syncSession());
    await open();
    await act(() => jest.advanceTimersByTimeAsync(2500));
    noDialog();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.useRealTimers();
    expect(await dialog()).toHaveAccessibleName('Welcome back: sign in to read on');
  });

  describe('for a signed-in reader without the subscription', () => {
    test('asks for one press', async () => {
      history.replaceState(null, '', '?cid=letter-7');
      const services = fakeServices({ [SUBSCRIBE]: { status: 204 } });
      act(() => signInBefore());
      const events = listen();
      const counted: unknown[] = [];
      const stop = subscribe('analytics', (detail) => counted.push(detail));
      const { user } = await open('data-subscription-code="alert-operations"');
      expect(await dialog()).toHaveAccessibleName('One step to read on');
      await user.dblClick(screen.getByRole('button', { name: 'Subscribe and read on' }));
      await waitFor(noDialog);
      expect(services.callsOf(SUBSCRIBE)).toHaveLength(1);
      expect(services.callsOf(SUBSCRIBE)[0]!.json).toEqual({
        subscriptions: ['weekly', 'alert-operations'],
        metadata: { cid: 'letter-7' },
      });
      await waitFor(() =>
        expect(events.map(([name]) => name)).toEqual(['regwall-shown', 'subscription-added', 'regwall-passed']),
      );
      expect(counted).toEqual([{ event: 'subscribed', codes: ['alert-operations'] }]);
      stop();
      history.replaceState(null, '', location.pathname);
    });

    test('lets the reader in when the service is down', async () => {
      fakeServices({ [SUBSCRIBE]: refusal(500, 0) });
      act(() => signInBefore());
      const { user } = await open('data-subscription-code="alert-operations"');
      await user.click(await screen.findByRole('button', { name: 'Subscribe and read on' }));
      await waitFor(noDialog);
      expect(await screen.findByText(/We could not subscribe you right now/)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Dismiss message' }));
    });

    test('does not come for visitors who have it', async () => {
      act(() => signInBefore());
      setSubscriptions(['alert-operations']);
      const { element } = await open('data-subscription-code="alert-operations"');
      expect(element).toBeEmptyDOMElement();
    });
  });

  test('never covers another wall', async () => {
    article();
    await mountPlaceholder(placeholder('data-variant="click" data-gated=".gated"'), regwall);
    await open();
    noDialog();
  });
});

describe('an e-mail course', () => {
  const open = (attributes = '') =>
    mountPlaceholder(
      placeholder(
        `data-variant="timer" data-timer="0" data-email-course data-subscription-code="guide-saying-no" ${attributes}`,
      ),
      regwall,
      NO_CAPTCHA,
    );

  test('is confirmed for premium readers instead of being offered', async () => {
    act(() => signInBefore({ isPremiumUser: true, subscriptions: ['guide-saying-no'] }));
    await open('data-confirmation="The next letter comes tomorrow."');
    expect(await screen.findByRole('heading', { name: 'You are already taking this e-mail course' })).toBeVisible();
    expect(screen.getByText('The next letter comes tomorrow.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose your newsletters' })).toHaveAttribute(
      'href',
      '/account/subscriptions',
    );
  });

  test('is offered to premium readers who do not have it, without registering', async () => {
    act(() => signInBefore({ isPremiumUser: true }));
    await open('data-confirmation="The next letter comes tomorrow."');
    expect(await screen.findByRole('heading', { name: 'This e-mail course is open to you' })).toBeVisible();
    expect(screen.queryByText('The next letter comes tomorrow.')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose your newsletters' })).toHaveAttribute(
      'href',
      '/account/subscriptions',
    );
  });

  test('thanks briefly and then confirms in place', async () => {
    fakeServices({
      [REGISTER]: { status: 202, json: { data: {} } },
      [CONFIRM]: signedInAnswer({ subscriptions: ['guide-saying-no'] }),
    });
    const { user } = await open();
    await register(user);
    await typeCode(user);
    await waitFor(noDialog);
    const thanks = await screen.findAllByText('Thank you. We’ll send you the course by e-mail.');
    expect(thanks.at(-1)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose your newsletters' })).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'You are already taking this e-mail course' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss message' }));
  });
});

describe('while an editor works', () => {
  const open = (attributes: string, inside?: string) =>
    mountPlaceholder(placeholder(attributes, inside), regwall, { mode: 'edit' });

  test.each(['data-timer="0"', 'data-variant="click" data-gated=".gated"', 'data-variant="timer" data-timer="0"'])(
    'nothing covers the page with %s: the panel is in the text',
    async (attributes) => {
      const events = listen();
      article();
      await open(attributes);
      expect(screen.getByRole('heading', { name: 'The whole report' })).toBeVisible();
      expect(document.querySelector('.inlay-regwall__banner, dialog, [itemprop]')).toBeNull();
      expect(withheld()).toEqual([]);
      expect(events).toEqual([]);
    },
  );

  test('a note says who would see it, and why', async () => {
    await open('data-variant="timer" data-timer="8" data-practice-code="operations"');
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent('The visitor chosen in the toolbar sees the dialog after 8 s.');
    expect(note).toHaveTextContent('Premium: nothing, since premium readers never meet the wall.');
    act(() => signInBefore({ isPremiumUser: true }));
    await waitFor(() =>
      expect(note).toHaveTextContent(
        'The visitor chosen in the toolbar sees nothing, since premium readers never meet the wall.',
      ),
    );
    expect(note).toHaveTextContent('What must stay secret belongs behind the download service.');
  });

  test.each([
    [
      'data-variant="click"',
      'the click variant has nothing to end the text at; name the gated part in data-gated, or put it inside as data-field="content"',
    ],
    ['data-variant="click" data-gated=".nowhere"', 'data-gated=".nowhere" matches nothing on this page'],
    [
      'data-variant="click" data-gated="..gated"',
      'data-gated="..gated" is not a CSS selector; write one such as .gated',
    ],
    [
      'data-variant="click" data-gated=".gated" data-timer="4"',
      'data-timer is not used by the click variant: its text ends from the start',
    ],
    [
      'data-variant="click" data-gated="article > p"',
      'search engines understand a single class such as .gated, and not article > p',
    ],
    ['data-variant="timer"', 'the timer variant never comes without data-timer, a number of seconds from 0'],
    [
      'data-timer="3" data-email-course',
      'an e-mail course needs data-subscription-code; without it, readers are not subscribed',
    ],
  ])('%s is explained', async (attributes, text) => {
    article();
    const { notes } = await open(attributes);
    await waitFor(() => expect(notes()).toEqual([text]));
  });

  test.each([
    ['data-variant="popup"', 'data-variant must be one of default, click, timer, got "popup". It is left out.'],
    ['data-timer="5px"', 'data-timer must be a number, got "5px". -1 is used.'],
  ])('%s is reported, with the value in use', async (attributes, text) => {
    const { notes } = await open(attributes);
    expect(notes()).toContain(text);
  });
});

function expiredToken(): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ sub: '42', iat: 1, exp: 2 })}.x`;
}
