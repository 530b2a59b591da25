import { screen, waitFor } from 'testing';
import { saveScrollPosition } from '../../src/features/visitor';
import { isSignedIn } from '../../src/session';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, refusal } from '../../tests/setup/services';
import { forgetEverything, signedInAnswer } from '../../tests/setup/visitor';
import resetPassword from './index';

const RESET = 'POST /services/user/v2/auth/reset-password';
const SIGN_IN = 'POST /services/user/v2/auth/signin';

const html =
  '<div data-module="reset-password"><form method="post"><input type="hidden" name="token" value="token-canary"></form></div>';
const password = () => screen.getByLabelText('New password');
const again = () => screen.getByLabelText('Repeat the new password');
const button = () => screen.getByRole('button', { name: 'Save new password' });

const answers = (more = {}) =>
  fakeServices({ [RESET]: { json: { data: { email: 'ingrid@example.com' } } }, [SIGN_IN]: signedInAnswer(), ...more });

async function open() {
  const mounted = await mountPlaceholder(html, resetPassword);
  async function send(first = 'Fjord-and-42-boats', second = first) {
    await mounted.user.type(password(), first);
    await mounted.user.type(again(), second);
    await mounted.user.click(button());
  }
  return { ...mounted, send };
}

beforeEach(() => {
  forgetEverything();
  history.replaceState(null, '', '/account/reset-password?token=token-canary&uid=uid-canary&cid=eml');
});

test('a link without its secrets leads to a new one', async () => {
  history.replaceState(null, '', '/account/reset-password');
  await mountPlaceholder(html, resetPassword);
  expect(screen.getByText('This link is incomplete')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/account/forgot-password');
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

test('a new password is set, and the visitor is signed in with it', async () => {
  const services = answers();
  const { send } = await open();
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent('Your password is changed');
  expect(services.callsOf(RESET)[0]!.json).toEqual({
    password: 'Fjord-and-42-boats',
    token: 'token-canary',
    encEmailId: 'uid-canary',
  });
  expect(services.callsOf(SIGN_IN)[0]!.json).toEqual({
    username: 'ingrid@example.com',
    password: 'Fjord-and-42-boats',
  });
  expect(isSignedIn()).toBe(true);
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
});

test('a visitor who was locked out is redirected to the page that they requested first', async () => {
  saveScrollPosition('/account/reset-password?cid=eml#report');
  answers();
  const { send } = await open();
  await send();
  await waitFor(() => expect(location.hash).toBe('#report'));
});

test('the secrets of the link leave the address, and are nowhere else', async () => {
  answers();
  const { element, send } = await open();
  expect(location.search).toBe('?cid=eml');
  await send();
  await screen.findByRole('status');
  expect(element.outerHTML + JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })).not.toMatch(
    /canary|Fjord/,
  );
});

test.each([
  ['has expired', 6008, /This link has expired/],
  ['has been used', 1001, 'This link is no longer valid'],
])('a link that %s gives way to a new one, since no password will help', async (_, code, text) => {
  answers({ [RESET]: refusal(400, code) });
  const { send } = await open();
  await send();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    expect.stringContaining('forgot-password'),
  );
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

test('the password of before is refused at its field', async () => {
  answers({ [RESET]: refusal(400, 6011) });
  const { send } = await open();
  await send();
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/This is your current password/));
  await waitFor(() => expect(password()).toHaveFocus());
});

test('two passwords that differ are shown before anything is sent', async () => {
  const services = answers();
  const { send } = await open();
  await send('Fjord-and-42-boats', 'Fjord-and-42-goats');
  await waitFor(() =>
    expect(again()).toHaveAccessibleDescription('The two passwords differ. Enter the same one twice.'),
  );
  expect(services.calls).toHaveLength(0);
});

test('an account with a second factor enters its code in the same place, and continues', async () => {
  const CODE = 'POST /services/user/v2/auth/second-factor';
  const services = answers({
    [SIGN_IN]: { status: 403, json: { error: { code: 2010, challenge: 'once' } } },
    [CODE]: signedInAnswer(),
  });
  const { user, send } = await open();
  await send();
  const code = await screen.findByRole('textbox', { name: 'Verification code' });
  expect(code).toHaveFocus();
  expect(screen.getByText(/Your password is changed/)).toBeVisible();
  await waitFor(() =>
    expect(document.querySelector('[aria-live]')).toHaveTextContent(
      'Your password is changed. To sign in, confirm it’s you with a code.',
    ),
  );
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(isSignedIn()).toBe(true));
  expect(services.callsOf(CODE)[0]!.json).toEqual({ challenge: 'once', code: '123456' });
  expect(services.callsOf(SIGN_IN)).toHaveLength(1);
});

test.each([
  ['fails after the change', { [SIGN_IN]: { status: 500 } }, 'ingrid@example.com', 1],
  ['cannot be tried without the address', { [RESET]: { json: { data: {} } } }, '', 0],
])('a sign-in that %s is left to the visitor, with what is known', async (_, more, email, calls) => {
  const services = answers(more);
  const { user, send } = await open();
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent('Sign in with it now.');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByLabelText('E-mail address')).toHaveValue(email);
  expect(services.callsOf(SIGN_IN)).toHaveLength(calls);
  services.answer(SIGN_IN, signedInAnswer());
  if (!email) await user.type(screen.getByLabelText('E-mail address'), 'ingrid@example.com');
  await user.type(screen.getByLabelText('Password'), 'Fjord-and-42-boats{Enter}');
  await waitFor(() => expect(isSignedIn()).toBe(true));
});

const UNDO = 'POST /services/user/v2/auth/undo-change';
const METHODS = [
  { id: 'passkey:1', kind: 'passkey', name: 'iPhone Safari/605', addedAt: '2026-11-20T10:00:00Z' },
  { id: 'login:Lantern', kind: 'login', name: 'Lantern', addedAt: '2026-11-19T10:00:00Z' },
  { id: 'second-factor', kind: 'second-factor', name: '', addedAt: '2026-11-18T10:00:00Z' },
];
const reviewResponse = {
  status: 409,
  json: { error: { code: 6012, message: 'for developers', signInMethods: METHODS } },
};

test('a visitor says which recent sign-in methods are theirs, and all others go with the new password', async () => {
  const services = answers({ [RESET]: reviewResponse });
  const { user, send } = await open();
  await send();
  const heading = await screen.findByRole('heading', { name: 'Which of these did you add?' });
  await waitFor(() => expect(heading).toHaveFocus());
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  const passkeyBox = screen.getByRole('checkbox', { name: 'Passkey: Safari on iPhone' });
  expect(passkeyBox).toHaveAccessibleDescription(/Added on .*20/);
  expect(screen.getByRole('checkbox', { name: 'Sign-in with Lantern' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Two-step verification/ })).toBeVisible();
  await user.click(passkeyBox);
  services.answer(RESET, { status: 500 });
  await waitFor(async () => {
    await user.click(button());
    expect(screen.getByRole('alert')).toBeVisible();
  });
  expect(passkeyBox).toBeChecked();
  services.answer(RESET, { json: { data: { email: 'ingrid@example.com' } } });
  await waitFor(async () => {
    await user.click(button());
    expect(isSignedIn()).toBe(true);
  });
  expect(services.callsOf(RESET).at(-1)!.json).toEqual({
    password: 'Fjord-and-42-boats',
    token: 'token-canary',
    encEmailId: 'uid-canary',
    keep: ['passkey:1'],
  });
});

test('"This wasn’t me" undoes the change by a press, and a new password comes next', async () => {
  history.replaceState(null, '', '/account/reset-password?undoToken=undo-canary');
  const services = answers({ [UNDO]: { json: { data: { token: 'next-token', encEmailId: 'next-uid' } } } });
  const { user, send } = await open();
  expect(location.search).toBe('');
  expect(services.calls).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Undo and sign out all devices' }));
  expect(await screen.findByRole('status')).toHaveTextContent('All devices are signed out');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(services.callsOf(UNDO)[0]!.json).toEqual({ undoToken: 'undo-canary' });
  await send();
  await waitFor(() => expect(isSignedIn()).toBe(true));
  expect(services.callsOf(RESET)[0]!.json).toMatchObject({ token: 'next-token', encEmailId: 'next-uid' });
});

test.each([
  ['has expired', 6008, /This link has expired/],
  ['has been used', 1001, 'This link is no longer valid'],
])('"This wasn’t me" that %s leads to a link for a new password', async (_, code, text) => {
  history.replaceState(null, '', '/account/reset-password?undoToken=undo-canary');
  answers({ [UNDO]: refusal(400, code) });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Undo and sign out all devices' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toBeVisible();
});

test('"This wasn’t me" can be pressed again where the service did not answer', async () => {
  history.replaceState(null, '', '/account/reset-password?undoToken=undo-canary');
  answers({ [UNDO]: { status: 500 } });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Undo and sign out all devices' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo and sign out all devices' })).toBeEnabled();
});
