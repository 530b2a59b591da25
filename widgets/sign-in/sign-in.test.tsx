import { act, screen, waitFor } from 'testing';
import { localStore, subscribe } from '../../src/core';
import { isSignedIn } from '../../src/session';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, refusal } from '../../tests/setup/services';
import { forgetEverything, signedInAnswer, signInBefore } from '../../tests/setup/visitor';
import signIn from './index';

const SIGN_IN = 'POST /services/user/v2/auth/signin';
const CONFIRM = 'POST /services/user/v2/users/confirm';

const page =
  '<div data-module="sign-in" data-redirect="#welcome"><form method="post" action="/account/sign-in"><input name="email"><button>Sign in</button></form></div>';

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: 'Sign in' });

async function open(html = page, config = {}) {
  const mounted = await mountPlaceholder(html, signIn, config);
  return {
    ...mounted,
    async send() {
      await mounted.user.type(email(), 'ingrid@example.com');
      await mounted.user.type(password(), 'Lighthouse-42');
      await mounted.user.click(button());
    },
  };
}

beforeEach(forgetEverything);

describe('what is in the form of the server before the widget comes', () => {
  const serverHtml =
    '<div data-module="sign-in"><form method="post"><input name="email" type="email" value=""><input name="password" type="password"><button>Sign in</button></form></div>';
  const serverField = (element: Element, name: string) => element.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

  test('is in the form of the widget, with focus and caret, and is sent', async () => {
    const services = fakeServices({ [SIGN_IN]: signedInAnswer() });
    const { user } = await mountPlaceholder(serverHtml, signIn, {}, (element) => {
      serverField(element, 'email').value = 'ingrid@example.com';
      const typing = serverField(element, 'password');
      typing.focus();
      typing.value = 'Lighthouse-2';
      typing.setSelectionRange(11, 11);
    });
    expect([email().value, password().value]).toEqual(['ingrid@example.com', 'Lighthouse-2']);
    expect(password()).toHaveFocus();
    await user.keyboard('4');
    expect(password()).toHaveValue('Lighthouse-42');
    await user.click(button());
    await waitFor(() =>
      expect(services.calls[0]!.json).toEqual({ username: 'ingrid@example.com', password: 'Lighthouse-42' }),
    );
  });

  test('is unchanged without interaction: the focus does not move, and server-rendered values are not adopted', async () => {
    await mountPlaceholder(serverHtml.replace('value=""', 'value="server@example.com"'), signIn);
    expect(email()).toHaveValue('');
    expect(document.body).toHaveFocus();
  });
});

test('signs the visitor in and redirects to the requested page', async () => {
  const services = fakeServices({ [SIGN_IN]: signedInAnswer() });
  const { send } = await open();
  await send();
  await waitFor(() => expect(location.hash).toBe('#welcome'));
  expect(services.calls[0]!.json).toEqual({ username: 'ingrid@example.com', password: 'Lighthouse-42' });
  expect(isSignedIn()).toBe(true);
  expect(button()).toHaveAttribute('aria-busy', 'true');
});

test('the redirect is taken from the page’s URL, unless it leads to another site', async () => {
  fakeServices({ [SIGN_IN]: signedInAnswer() });
  history.replaceState(null, '', '/?redirectUrl=%23article');
  const { send } = await open();
  await send();
  await waitFor(() => expect(location.hash).toBe('#article'));
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '\\\\evil.example', 'https:evil.example'])(
  'a redirectUrl of %s does not leave the site',
  async (address) => {
    fakeServices({ [SIGN_IN]: signedInAnswer() });
    history.replaceState(null, '', `/?redirectUrl=${encodeURIComponent(address)}`);
    await open('<div data-module="sign-in"></div>');
    act(() => signInBefore());
    expect((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Continue' })).origin).toBe(location.origin);
  },
);

test('password managers find a real form with fields they know', async () => {
  fakeServices();
  await open();
  expect(email().form).toBe(password().form);
  expect(email().form).toHaveAttribute('method', 'post');
  expect(email().form).toHaveAttribute('action', '/account/sign-in');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

describe('the service refuses:', () => {
  test('a wrong password is shown without saying which of the two was wrong, and what is typed stays', async () => {
    fakeServices({ [SIGN_IN]: refusal(401, 2004) });
    const { send } = await open();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail address and password do not match');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(email()).toHaveValue('ingrid@example.com');
    expect(isSignedIn()).toBe(false);
  });

  test('a locked account says until when, and keeps the way back', async () => {
    const services = fakeServices({
      [SIGN_IN]: refusal(423, 2003, { lockedUntil: new Date(2026, 10, 20, 15, 42).toISOString() }),
    });
    const { send, user, unmount } = await open('<div data-module="sign-in" data-redirect="/#report"></div>');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(/locked until 3:42/);
    expect(screen.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
      'href',
      expect.stringContaining('/account/forgot-password'),
    );
    unmount();

    services.answer(SIGN_IN, signedInAnswer());
    await open('<div data-module="sign-in"></div>');
    await user.type(email(), 'ingrid@example.com');
    await user.type(password(), 'Lighthouse-43');
    await user.click(button());
    await waitFor(() => expect(location.hash).toBe('#report'));
  });

  test('an address that is not confirmed yet is confirmed in the same place', async () => {
    const services = fakeServices({ [SIGN_IN]: refusal(403, 2002), [CONFIRM]: refusal(400, 6010) });
    const { send, user } = await open();
    await send();
    const code = await screen.findByRole('textbox', { name: 'Code from the e-mail' });
    await waitFor(() => expect(code).toHaveFocus());
    expect(screen.getByText(/We have sent an e-mail to ingrid@example.com/)).toBeVisible();

    await user.type(code, '000 000');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is wrong or has expired/));
    expect(code).toHaveValue('');

    services.answer(CONFIRM, signedInAnswer());
    await user.click(code);
    await user.paste('123 456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(location.hash).toBe('#welcome'));
    expect(services.callsOf(CONFIRM).at(-1)!.json).toEqual({ email: 'ingrid@example.com', code: '123456' });
  });

  test('the code confirms the registration that chose this password', async () => {
    const services = fakeServices({
      [SIGN_IN]: { status: 403, json: { error: { code: 2002, message: '', registration: 'attempt-7' } } },
      [CONFIRM]: signedInAnswer(),
    });
    const { send, user } = await open();
    await send();
    await user.type(await screen.findByRole('textbox', { name: 'Code from the e-mail' }), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(services.callsOf(CONFIRM)[0]!.json).toEqual({
        email: 'ingrid@example.com',
        code: '123456',
        registration: 'attempt-7',
      }),
    );
  });
});

describe('something breaks:', () => {
  test.each([
    ['a page of a captive portal', { text: '<html><img src=x onerror=alert(1)>Log in to the Wi-Fi</html>' }],
    ['a response about something else', { json: { data: { status: 'up' } }, headers: { access_token: 'x' } }],
    ['a response without a token', { json: signedInAnswer().json }],
  ])('%s is reported, the input stays, and nothing is sent twice', async (_, answer) => {
    const services = fakeServices({ [SIGN_IN]: answer });
    const { element, send } = await open();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    expect(email()).toHaveValue('ingrid@example.com');
    expect(password()).toHaveValue('Lighthouse-42');
    expect(element).not.toHaveTextContent('Wi-Fi');
    expect(services.calls).toHaveLength(1);
    expect(isSignedIn()).toBe(false);
  });

  test('a browser that keeps no cookies is named as the reason', async () => {
    fakeServices({ [SIGN_IN]: signedInAnswer() });
    const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const { send } = await open();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your browser blocks cookies');
    cookies.mockRestore();
  });

  test('a token that is too long for a cookie is named to the integrator, and no cause to the visitor', async () => {
    const { json, headers } = signedInAnswer() as { json: object; headers: Record<string, string> };
    fakeServices({
      [SIGN_IN]: { json, headers: { ...headers, access_token: headers.access_token + 'x'.repeat(5000) } },
    });
    const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { send } = await open();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/token has 5\d{3} characters.*4096 bytes/));
    cookies.mockRestore();
    logged.mockRestore();
  });
});

test('a visitor who is signed in sees as whom, and can sign out', async () => {
  fakeServices();
  act(() => signInBefore());
  const { user } = await open('<div data-module="sign-in"></div>');
  expect(await screen.findByText('You are signed in as Ingrid Solheim.')).toBeVisible();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(button()).toBeVisible());
});

test('a visitor who is signed in is sent on where the page says so', async () => {
  fakeServices();
  act(() => signInBefore());
  await open();
  await waitFor(() => expect(location.hash).toBe('#welcome'));
});

test('the page for signing in sends home who is signed in already, and shows the way where it was asked to lead elsewhere', async () => {
  fakeServices();
  act(() => signInBefore());
  const config = { pages: { signIn: location.pathname, home: '#home' } };
  const { unmount } = await open('<div data-module="sign-in"></div>', config);
  await waitFor(() => expect(location.hash).toBe('#home'));
  unmount();
  history.replaceState(null, '', '?redirectUrl=%23report');
  await open('<div data-module="sign-in"></div>', config);
  expect(await screen.findByText('You are signed in as Ingrid Solheim.')).toBeVisible();
  expect(location.hash).toBe('');
  history.replaceState(null, '', location.pathname);
});

test('signing in elsewhere shows here, too', async () => {
  fakeServices();
  await open('<div data-module="sign-in"></div>');
  act(() => signInBefore());
  expect(await screen.findByText('You are signed in as Ingrid Solheim.')).toBeVisible();
});

test('asks for confirmation before personal data is shown', async () => {
  fakeServices({ [SIGN_IN]: signedInAnswer() });
  act(() => signInBefore());
  document.cookie = 'inlay_relogin=1; path=/';
  const { syncSession } = await import('../../src/session');
  act(() => syncSession());
  const { send } = await open('<div data-module="sign-in" data-variant="prompt" data-redirect="#profile"></div>');
  expect(
    await screen.findByText('Ingrid Solheim, please sign in again before we show your personal data.'),
  ).toBeVisible();
  await send();
  await waitFor(() => expect(location.hash).toBe('#profile'));
});

test('a form beside an article stays there after signing in', async () => {
  fakeServices({ [SIGN_IN]: signedInAnswer() });
  const { send } = await open('<div data-module="sign-in" data-stay data-redirect="#elsewhere"></div>');
  await send();
  expect(await screen.findByText('You are signed in as Ingrid Solheim.')).toBeVisible();
  expect(location.hash).toBe('');
});

test('other widgets receive the sign-in, with its source', async () => {
  fakeServices({ [SIGN_IN]: signedInAnswer() });
  const events: unknown[] = [];
  const stop = subscribe('signed-in', (detail) => events.push(detail));
  const { send } = await open('<div data-module="sign-in" data-stay data-source="wall"></div>');
  await send();
  await waitFor(() => expect(events).toEqual([{ source: 'wall' }]));
  expect(localStore.getJson('articles')).toEqual({
    'hydrogen-grows-up_en': { id: 'hydrogen-grows-up', language: 'en' },
  });
  stop();
});

test('password and tokens never reach the page, the console or the storage', async () => {
  fakeServices({ [SIGN_IN]: signedInAnswer() });
  const consoleSpies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
    jest.spyOn(console, method).mockImplementation(() => {}),
  );
  const { send } = await open('<div data-module="sign-in" data-stay></div>');
  await send();
  await screen.findByText('You are signed in as Ingrid Solheim.');
  const pageState =
    document.documentElement.outerHTML +
    JSON.stringify({ ...localStorage }) +
    JSON.stringify({ ...sessionStorage }) +
    JSON.stringify(consoleSpies.map((spy) => spy.mock.calls)) +
    location.href;
  expect(pageState).not.toMatch(/canary|Lighthouse/);
  expect(document.cookie).toContain('canary');
  for (const spy of consoleSpies) spy.mockRestore();
});

describe('a mailed code, where the configuration offers it', () => {
  const REQUEST = 'POST /services/user/v2/auth/mailed-code';
  const CODE = 'POST /services/user/v2/auth/mailed-code/session';
  const offered = { flags: { mailedCode: true } };
  const requested = { status: 202, json: { data: { challenge: 'secret-of-this-tab' } } };
  const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Code from the e-mail' });
  const choose = async (user: Awaited<ReturnType<typeof open>>['user'], address = '') => {
    if (address) await user.type(email(), address);
    await user.click(screen.getByRole('button', { name: 'E-mail me a code' }));
  };

  test('is not offered otherwise', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'E-mail me a code' })).not.toBeInTheDocument();
  });

  test('goes to the address in the form, and signs in with the challenge of this tab', async () => {
    const services = fakeServices({ [REQUEST]: requested, [CODE]: signedInAnswer() });
    const { user } = await open('<div data-module="sign-in" data-stay></div>', offered);
    await choose(user, 'ingrid@example.com');
    expect(await codeField()).toHaveFocus();
    expect(services.callsOf(REQUEST)[0]!.json).toEqual({ email: 'ingrid@example.com' });
    // The page does not reveal whether there is an account.
    expect(screen.getByText(/If ingrid@example.com has an account, we have sent a code to it/)).toBeVisible();
    await user.keyboard('123 456{Enter}');
    expect(await screen.findByText('You are signed in as Ingrid Solheim.')).toBeVisible();
    expect(services.callsOf(CODE)[0]!.json).toEqual({ challenge: 'secret-of-this-tab', code: '123456' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret-of-this-tab');
  });

  test('asks for the address first if it is empty, and can switch back to the password', async () => {
    const services = fakeServices({ [REQUEST]: requested });
    const { user } = await open(page, offered);
    await choose(user);
    expect(await screen.findByText(/You don’t need your password/)).toBeVisible();
    await waitFor(() => expect(email()).toHaveFocus());
    expect(services.calls).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Sign in with your password' }));
    await waitFor(() => expect(email()).toHaveFocus());
    expect(password()).toBeVisible();
    await choose(user);
    await user.type(await screen.findByRole('textbox', { name: 'E-mail address' }), 'ingrid@example.com{Enter}');
    expect(await codeField()).toHaveFocus();
  });

  test('goes to another address where the visitor says so', async () => {
    const services = fakeServices({ [REQUEST]: requested });
    const { user } = await open(page, offered);
    await choose(user, 'ingird@example.com');
    await codeField();
    await user.click(screen.getByRole('button', { name: 'Use another e-mail address' }));
    expect(await screen.findByText(/You don’t need your password/)).toBeVisible();
    expect(email()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Sign in with your password' }));
    await user.clear(email());
    await choose(user, 'ingrid@example.com');
    await codeField();
    expect(services.callsOf(REQUEST).map(({ json }) => json)).toEqual([
      { email: 'ingird@example.com' },
      { email: 'ingrid@example.com' },
    ]);
  });

  test('that was requested again does not take the place of a new address', async () => {
    const services = fakeServices({ [REQUEST]: requested });
    const { user } = await open(page, offered);
    await choose(user, 'ingird@example.com');
    await codeField();
    let respond = () => {};
    services.answer(REQUEST, async ({ signal }) => {
      await new Promise<void>((resolve) => (respond = resolve));
      signal!.throwIfAborted();
      return requested;
    });
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await user.click(screen.getByRole('button', { name: 'Use another e-mail address' }));
    await user.type(await screen.findByRole('textbox', { name: 'E-mail address' }), 'ingrid@');
    await act(async () => respond());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(email()).toHaveValue('ingrid@');
  });

  test('is still expected after a reload, which phones do while the e-mail is read', async () => {
    fakeServices({ [REQUEST]: requested });
    const { user, unmount, element } = await open(page, offered);
    await choose(user, 'ingrid@example.com');
    await codeField();
    unmount();
    element.remove();
    const again = await open(page, offered);
    await choose(again.user);
    expect(await codeField()).toBeVisible();
    expect(screen.getByText(/If ingrid@example.com has an account/)).toBeVisible();
  });

  test.each([
    [6010, 'This code is wrong. Enter the code from our latest e-mail.'],
    [6008, 'This code no longer works. Request a new one.'],
  ])('that the service refuses with %d says what to do', async (code, text) => {
    fakeServices({ [REQUEST]: requested, [CODE]: refusal(400, code) });
    const { user } = await open(page, offered);
    await choose(user, 'ingrid@example.com');
    await codeField();
    await user.keyboard('123456{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
    expect(isSignedIn()).toBe(false);
  });

  test('leads to the second factor of an account that has one', async () => {
    fakeServices({
      [REQUEST]: requested,
      [CODE]: { status: 403, json: { error: { code: 2010, message: '', challenge: 'second' } } },
    });
    const { user } = await open(page, offered);
    await choose(user, 'ingrid@example.com');
    await codeField();
    await user.keyboard('123456{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Verification code' })).toHaveFocus();
  });

  test('is requested again under a new challenge', async () => {
    let count = 0;
    const services = fakeServices({
      [REQUEST]: () => ({ status: 202, json: { data: { challenge: `challenge-${(count += 1)}` } } }),
      [CODE]: signedInAnswer(),
    });
    const { user } = await open('<div data-module="sign-in" data-stay></div>', offered);
    await choose(user, 'ingrid@example.com');
    await codeField();
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(services.callsOf(REQUEST)).toHaveLength(2));
    await user.type(await codeField(), '654321{Enter}');
    await waitFor(() => expect(services.callsOf(CODE)[0]!.json).toEqual({ challenge: 'challenge-2', code: '654321' }));
  });
});

describe('the e-mail address first, where the configuration says so', () => {
  const first = { flags: { emailFirst: true, mailedCode: true } };
  const next = () => screen.getByRole('button', { name: 'Continue' });

  test('leads to the password without a request, so it reveals nothing', async () => {
    const services = fakeServices({ [SIGN_IN]: signedInAnswer() });
    const { user } = await open('<div data-module="sign-in" data-stay></div>', first);
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.type(email(), 'ingrid@example.com');
    await user.click(next());
    expect(await screen.findByLabelText('Password')).toHaveFocus();
    expect(email()).toHaveValue('ingrid@example.com');
    expect(services.calls).toHaveLength(0);
    await user.keyboard('Lighthouse-42{Enter}');
    expect(await screen.findByText('You are signed in as Ingrid Solheim.')).toBeVisible();
    expect(services.callsOf(SIGN_IN)[0]!.json).toEqual({ username: 'ingrid@example.com', password: 'Lighthouse-42' });
  });

  test('leads to a mailed code', async () => {
    const REQUEST = 'POST /services/user/v2/auth/mailed-code';
    const services = fakeServices({ [REQUEST]: { status: 202, json: { data: { challenge: 'of-this-tab' } } } });
    const { user } = await open(page, first);
    await screen.findByRole('button', { name: 'Continue' });
    await user.type(email(), 'ingrid@example.com{Enter}');
    await user.click(await screen.findByRole('button', { name: 'E-mail me a code' }));
    expect(await screen.findByRole('textbox', { name: 'Code from the e-mail' })).toHaveFocus();
    expect(services.callsOf(REQUEST)[0]!.json).toEqual({ email: 'ingrid@example.com' });
  });

  test('says what is wrong with the address', async () => {
    const { user } = await open(page, first);
    await screen.findByRole('button', { name: 'Continue' });
    await user.type(email(), 'ingrid{Enter}');
    await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  test.each([
    ['ingrid@CORP.example', { 'corp.example': 'lantern' }, true],
    ['ingrid@sub.corp.example', { 'corp.example': 'lantern' }, false],
    ['ingrid@corp.example', { 'corp.example': 'unknown' }, false],
    ['ingrid@constructor.example', {}, false],
  ])('leads %s with %j to the identity provider: %s', async (address, providerDomains, isLed) => {
    const { user } = await open(page, { ...first, socialLogins: { lantern: 'Lantern' }, providerDomains });
    await screen.findByRole('button', { name: 'Continue' });
    await user.type(email(), address);
    await user.click(next());
    if (isLed) {
      await waitFor(() => expect(next()).toHaveAttribute('aria-busy', 'true'));
      expect(sessionStorage.getItem('inlay:provider')).toBe('lantern');
    } else expect(await screen.findByLabelText('Password')).toBeVisible();
  });
});
