import { act, screen, waitFor } from 'testing';
import { storeRedirect } from '../../src/features/visitor';
import { expectProof, registrationOfBrowser } from '../../src/features/sign-in';
import { isSignedIn } from '../../src/session';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, refusal } from '../../tests/setup/services';
import { forgetEverything, INGRID, signedInAnswer, signInBefore } from '../../tests/setup/visitor';
import registrationConfirmation from './index';

const CONFIRM = 'POST /services/user/v2/users/confirm';
const html =
  '<div data-module="registration-confirmation"><div data-field="thanks"><p>You can now save articles.</p></div></div>';
const button = () => screen.getByRole('button', { name: 'Confirm my e-mail address' });

async function open(query: string, config: Record<string, unknown> = {}) {
  history.replaceState(null, '', `/account/confirm${query}`);
  return mountPlaceholder(html, registrationConfirmation, config);
}

beforeEach(forgetEverything);
afterEach(() => jest.useRealTimers());

// This test comes first, because the secret of a link is stored until the page is unloaded.
test('a visitor without a registration is sent home', async () => {
  fakeServices();
  const { element } = await open('', { pages: { home: '#home' } });
  await waitFor(() => expect(location.hash).toBe('#home'));
  expect(element).toBeEmptyDOMElement();
});

test('opening the link sends nothing; one press confirms and signs in', async () => {
  const services = fakeServices({ [CONFIRM]: signedInAnswer() });
  const { user } = await open('?token=token-canary');
  expect(services.calls).toHaveLength(0);
  expect(location.search).toBe('');
  await user.click(button());
  expect(await screen.findByText('Thank you, your registration is complete')).toBeVisible();
  expect(screen.getByText('You can now save articles.')).toBeVisible();
  expect(services.calls[0]!.json).toEqual({ token: 'token-canary' });
  expect(isSignedIn()).toBe(true);
});

test('redirects to the page where the registration started, after a delay or on a press', async () => {
  fakeServices({ [CONFIRM]: signedInAnswer() });
  storeRedirect('/account/confirm?isRegistered=true&source=wall');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  await open('?isRegistered=true&source=wall', { confirmationDelay: 7 });
  expect(screen.getByText('You will be redirected in 7 seconds.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue now' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/account\/confirm\?isRegistered=true&source=wall#wall$/),
  );
  await act(async () => jest.advanceTimersByTimeAsync(6_900));
  expect(location.hash).toBe('');
  await act(async () => jest.advanceTimersByTimeAsync(200));
  expect(location.hash).toBe('#wall');
});

test.each([
  ['the service knows where they began', '/insights/copper#gate', '/insights/copper#gate'],
  ['the service names a stranger’s page', 'https://evil.example/', '/'],
])('opening the link on another device offers a next step: %s', async (_, returnUrl, expected) => {
  fakeServices({ [CONFIRM]: { ...signedInAnswer(), json: { ...(signedInAnswer().json as object), returnUrl } } });
  const { user } = await open(`?token=token-of-${returnUrl.length}`);
  await user.click(button());
  expect((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Continue now' })).href).toBe(
    new URL(expected, location.origin).href,
  );
});

test('a redirect to a stranger becomes the home page', async () => {
  fakeServices();
  storeRedirect('https://evil.example/');
  await open('?isRegistered=true');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Continue now' }).href).toBe('http://localhost/');
});

test('the link sends the registration that this browser began, and forgets it', async () => {
  expectProof('ingrid@example.com', { proof: 'code', registration: 'registration-7' });
  const services = fakeServices({ [CONFIRM]: signedInAnswer() });
  const { user } = await open('?token=token-canary-2');
  await user.click(button());
  expect(await screen.findByText('Thank you, your registration is complete')).toBeVisible();
  expect(services.calls[0]!.json).toEqual({ token: 'token-canary-2', registration: 'registration-7' });
  expect(registrationOfBrowser()).toBeUndefined();
});

test('in a browser that did not begin the registration, the visitor chooses a new password first', async () => {
  const services = fakeServices({
    [CONFIRM]: ({ json }) => {
      const { password } = json as { password?: string };
      if (!password) return refusal(409, 6013);
      if (services.callsOf(CONFIRM).length < 3) return 'offline';
      return signedInAnswer();
    },
  });
  const { user } = await open('?token=token-canary-3');
  await user.click(button());
  const password = await screen.findByLabelText('New password');
  await waitFor(() => expect(password).toHaveFocus());
  expect(screen.getByText(/This registration was started in another browser/)).toBeVisible();
  expect(isSignedIn()).toBe(false);
  await user.type(password, 'Ferry-to-Oslo-17');
  const create = () => user.click(screen.getByRole('button', { name: 'Create my account' }));
  await create();
  expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline');
  expect(password).toHaveValue('Ferry-to-Oslo-17');
  // A form ignores a second submission within half a second.
  await waitFor(async () => {
    await create();
    expect(services.calls).toHaveLength(3);
  });
  expect(await screen.findByText('Thank you, your registration is complete')).toBeVisible();
  expect(services.calls.map(({ json }) => json)).toEqual([
    { token: 'token-canary-3' },
    ...Array<object>(2).fill({ token: 'token-canary-3', password: 'Ferry-to-Oslo-17' }),
  ]);
});

test('a link that is used or expired says so, and shows two ways on', async () => {
  fakeServices({ [CONFIRM]: refusal(400, 6010) });
  const { user } = await open('?token=token-canary');
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used already or has expired.');
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create an account' })).toBeVisible();
});

test('a code can be typed where the plain form led here with an address', async () => {
  fakeServices({ [CONFIRM]: signedInAnswer() });
  const { user } = await open('?email=ingrid%40example.com');
  await user.type(await screen.findByRole('textbox', { name: 'Code from the e-mail' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Thank you, your registration is complete')).toBeVisible();
});

describe('the link of a new address', () => {
  const SIGN_IN = 'POST /services/user/v2/auth/signin';
  const CHANGE = 'PATCH /services/user/v2/users/42';
  const use = () => screen.findByRole('button', { name: 'Use the new address' });

  test('is taken by one press where its account is signed in, and its token leaves the address', async () => {
    const { callsOf } = fakeServices({ [CHANGE]: { json: { data: { ...INGRID, email: 'new@example.com' } } } });
    signInBefore();
    const { user } = await open('?changeToken=token-of-change');
    expect(location.search).toBe('');
    await user.click(await use());
    expect(await screen.findByText('Your new e-mail address is confirmed')).toBeVisible();
    expect(callsOf(CHANGE).map(({ json }) => json)).toEqual([{ emailToken: 'token-of-change' }]);
    expect(screen.getByRole('link', { name: 'Go to my profile' })).toBeVisible();
  });

  test('does not sign the visitor in: an anonymous visitor signs in first, then confirms', async () => {
    const { callsOf } = fakeServices({ [SIGN_IN]: signedInAnswer(), [CHANGE]: { json: { data: INGRID } } });
    const { user } = await open('?changeToken=token-of-change-2');
    expect(screen.getByText('Sign in with your current e-mail address to confirm the new one.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'ingrid@example.com');
    await user.type(screen.getByLabelText('Password'), 'Lighthouse-42');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const button = await use();
    expect(callsOf(CHANGE)).toHaveLength(0);
    await waitFor(() => expect(button).toHaveFocus());
    await user.click(button);
    expect(await screen.findByText('Your new e-mail address is confirmed')).toBeVisible();
  });

  test.each([
    ['of another account', refusal(403, 2006), 'This link belongs to another account.'],
    ['that is used or expired', refusal(400, 6010), 'Enter the new address in your profile again.'],
  ])('%s shows a message, and the session does not change', async (_, answer, message) => {
    fakeServices({ [CHANGE]: answer });
    signInBefore();
    const { user } = await open(`?changeToken=token-${message.length}`);
    await user.click(await use());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(isSignedIn()).toBe(true);
  });
});
