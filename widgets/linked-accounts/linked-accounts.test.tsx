import { act, screen, waitFor, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, refusal, type Answer, type Answerer } from '../../tests/setup/services';
import { forgetEverything, INGRID, signInBefore } from '../../tests/setup/visitor';
import linkedAccounts from './index';

const USER = 'GET /services/user/v2/users/42';
const LINK = 'POST /services/user/v2/users/42/link-social-login-user-account';
const UNLINK = 'POST /services/user/v2/users/42/unlink-social-login-user-account';
const CREATE = 'POST /services/user/v2/users/42/create-password';
const html = '<div data-module="linked-accounts"><h2 data-field="title">Other ways to sign in</h2></div>';
const done = { status: 204 };

const row = (name: string) => screen.getByText(name).closest('li')!;
const button = (name: string) => screen.getByRole('button', { name });

interface Situation {
  user?: Partial<typeof INGRID>;
  more?: Record<string, Answerer>;
  query?: string;
  config?: Record<string, unknown>;
}

async function open({ user = { socialLoginIdps: 'Lantern' }, more = {}, query = '', config = {} }: Situation = {}) {
  const faked = fakeServices({
    [USER]: { json: { data: { ...INGRID, ...user } } },
    [UNLINK]: done,
    [CREATE]: done,
    ...more,
  });
  history.replaceState(null, '', `/account/profile${query}`);
  act(() => signInBefore());
  const mounted = await mountPlaceholder(html, linkedAccounts, {
    socialLogins: { Lantern: 'Lantern', Fernwood: 'Fernwood ID' },
    flags: { sso: true },
    ...config,
  });
  return { ...faked, ...mounted };
}

beforeEach(forgetEverything);

test('each provider is shown, with whether it is linked', async () => {
  await open();
  const list = await screen.findByRole('list', { name: 'Other ways to sign in' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Lantern LinkedUnlink', 'Fernwood ID Not linkedLink']);
});

test('linking leads to the address that the service names, and comes back here', async () => {
  const { user, callsOf } = await open({ more: { [LINK]: { json: { data: { url: '#provider' } } } } });
  await screen.findByText('Lantern');
  await user.click(button('Link Fernwood ID'));
  await waitFor(() => expect(location.hash).toBe('#provider'));
  expect(callsOf(LINK)[0]!.json).toEqual({ socialLoginIdpName: 'Fernwood', returnUrl: '/account/profile' });
  expect(button('Link Fernwood ID')).toHaveAttribute('aria-busy', 'true');
});

test.each([
  ['status 500', { status: 500 }],
  ['offline', 'offline' as const],
  ['a script in place of an address', { json: { data: { url: 'javascript:alert(1)' } } }],
])('failed linking is reported: %s', async (_, answer) => {
  const { user } = await open({ more: { [LINK]: answer } });
  await screen.findByText('Lantern');
  await user.click(button('Link Fernwood ID'));
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach Fernwood ID right now.');
  expect(button('Link Fernwood ID')).not.toHaveAttribute('aria-busy');
});

test.each(['constructor', 'Call+0800+555'])(
  'an address that names the unknown provider %s reports nothing',
  async (name) => {
    const { element } = await open({ query: `?linked=${name}` });
    await screen.findByText('Lantern');
    expect(element).not.toHaveTextContent('You can now sign in');
  },
);

test('the result of linking is shown once', async () => {
  const { unmount } = await open({ query: '?linked=Fernwood', user: { socialLoginIdps: 'Fernwood' } });
  expect(await screen.findByText('You can now sign in with Fernwood ID.')).toBeVisible();
  expect(location.search).toBe('');
  unmount();
  await open({ query: '?ssoError=2023' });
  expect(await screen.findByRole('alert')).toHaveTextContent('This login is already linked to another account.');
});

test('unlinking needs no further step if a password remains', async () => {
  const { user, callsOf } = await open();
  await screen.findByText('Lantern');
  await user.click(button('Unlink Lantern'));
  expect(await screen.findByText('Lantern is unlinked. You can no longer sign in with it.')).toBeVisible();
  expect(row('Lantern')).toHaveTextContent('Not linked');
  expect(callsOf(UNLINK).map(({ json }) => json)).toEqual([{ socialLoginIdpName: 'Lantern' }]);
});

test.each<[Answerer, string]>([
  [{ status: 500 }, 'Lantern could not be unlinked.'],
  [refusal(409, 2024), 'This is your only way to sign in.'],
  [refusal(404, 4004), 'This login is no longer linked.'],
])('failed unlinking is reported (%j)', async (answer, message) => {
  const { user } = await open({ more: { [UNLINK]: answer } });
  await screen.findByText('Lantern');
  await user.click(button('Unlink Lantern'));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(button('Unlink Lantern')).not.toHaveAttribute('aria-busy');
});

describe('where the sign-in was a while ago', () => {
  const PROOF = 'POST /services/user/v2/users/42/proof';
  /** Rejects until the visitor confirms with the password. */
  function unprovenAnswers(): Record<string, Answerer> {
    let isProven = false;
    const unlessProven =
      (answer: Answer): Answerer =>
      () =>
        isProven ? answer : refusal(403, 2007);
    return {
      [LINK]: unlessProven({ json: { data: { url: '#provider' } } }),
      [UNLINK]: unlessProven(done),
      [PROOF]: () => ((isProven = true), done),
    };
  }

  async function press(name: string, situation: Situation) {
    const page = await open(situation);
    await screen.findByText('Lantern');
    await page.user.click(button(name));
    return page;
  }

  test('linking asks for the password, then redirects to the provider', async () => {
    const { user, callsOf } = await press('Link Fernwood ID', { more: unprovenAnswers() });
    expect(await screen.findByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
    await user.type(screen.getByLabelText('Your password'), 'Lighthouse-42{Enter}');
    await waitFor(() => expect(location.hash).toBe('#provider'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(callsOf(PROOF)[0]!.json).toEqual({ password: 'Lighthouse-42' });
  });

  test('unlinking asks for it too, and nothing is done or said when the visitor cancels', async () => {
    const { user, callsOf } = await press('Unlink Lantern', { more: unprovenAnswers() });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button('Unlink Lantern')).not.toHaveAttribute('aria-busy'));
    expect([screen.queryByRole('dialog'), screen.queryByRole('alert'), callsOf(PROOF).length]).toEqual([null, null, 0]);
    expect(button('Unlink Lantern')).toHaveFocus();
    await user.click(button('Unlink Lantern'));
    await user.type(await screen.findByLabelText('Your password'), 'Lighthouse-42{Enter}');
    expect(await screen.findByText(/Lantern is unlinked/)).toBeVisible();
  });

  test('a service that rejects the password every time is not called endlessly', async () => {
    const { user, callsOf } = await press('Link Fernwood ID', {
      more: { ...unprovenAnswers(), [LINK]: refusal(403, 2007) },
    });
    await user.type(await screen.findByLabelText('Your password'), 'Lighthouse-42{Enter}');
    expect(await screen.findByRole('link', { name: 'Sign in again' })).toBeVisible();
    expect(callsOf(LINK)).toHaveLength(2);
  });

  test.each(['Link Fernwood ID', 'Unlink Lantern'])('without a password, %s leads to another sign-in', async (name) => {
    await press(name, { more: unprovenAnswers(), user: { hasPassword: false, socialLoginIdps: 'Lantern,Elsewhere' } });
    expect(await screen.findByText(/Your last sign-in was a while ago/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      '#/signin-prompt/%2Faccount%2Fprofile',
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the only way to sign in', () => {
  const only = { user: { hasPassword: false, socialLoginIdps: 'Lantern' } };

  async function openPasswordDialog(situation: Situation = only) {
    const page = await open({ ...only, ...situation });
    await screen.findByText('Lantern');
    await page.user.click(button('Unlink Lantern'));
    return { ...page, dialog: await screen.findByRole('dialog', { name: 'Create a password first' }) };
  }

  test('is unlinked once a password is created', async () => {
    const { user, calls, dialog } = await openPasswordDialog();
    expect(dialog).toHaveAccessibleDescription(/sign in with ingrid@example.com/);
    await user.type(within(dialog).getByLabelText('New password'), 'Fjord-and-42-boats');
    await user.click(button('Create the password and unlink'));
    expect(await screen.findByText('Lantern is unlinked. You can no longer sign in with it.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.slice(1).map(({ operation, json }) => [operation, json])).toEqual([
      [CREATE, { password: 'Fjord-and-42-boats', passwordConfirmation: 'Fjord-and-42-boats' }],
      [UNLINK, { socialLoginIdpName: 'Lantern' }],
    ]);
  });

  const withPasskeys = (passkeys: object[]) => ({
    config: { flags: { sso: true, passkeys: true } },
    more: { 'GET /services/user/v2/users/42/passkeys': { json: { data: { passkeys } } } },
  });

  test('is unlinked directly if there is a passkey', async () => {
    const { user, callsOf } = await open({ ...only, ...withPasskeys([{ id: 'phone' }]) });
    await screen.findByText('Lantern');
    await user.click(button('Unlink Lantern'));
    expect(await screen.findByText(/Lantern is unlinked/)).toBeVisible();
    expect(callsOf(CREATE)).toHaveLength(0);
  });

  test('needs a password where there is no passkey', async () => {
    const { dialog, callsOf } = await openPasswordDialog(withPasskeys([]));
    expect(dialog).toBeVisible();
    expect(callsOf(UNLINK)).toHaveLength(0);
  });

  test('stays when the visitor thinks better of it', async () => {
    const { user, calls } = await openPasswordDialog();
    await user.click(button('Keep Lantern'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
    expect(row('Lantern')).toHaveTextContent('Linked');
  });

  test('stays while the password is too weak', async () => {
    const { user, callsOf, dialog } = await openPasswordDialog();
    await user.type(within(dialog).getByLabelText('New password'), 'ingrid-1');
    await user.click(button('Create the password and unlink'));
    await waitFor(() => expect(within(dialog).getByLabelText('New password')).toBeInvalid());
    expect(callsOf(CREATE)).toHaveLength(0);
  });

  test.each<[Answerer, string]>([
    [{ status: 500 }, 'The password could not be created.'],
    [refusal(400, 1003), 'Choose a stronger password'],
    ['offline', 'You seem to be offline'],
  ])('stays when the password cannot be created (%j)', async (answer, message) => {
    const { user, callsOf, dialog } = await openPasswordDialog({ more: { [CREATE]: answer } });
    await user.type(within(dialog).getByLabelText('New password'), 'Fjord-and-42-boats');
    await user.click(button('Create the password and unlink'));
    await waitFor(() => expect(dialog).toHaveTextContent(message));
    expect(callsOf(UNLINK)).toHaveLength(0);
  });

  test('stays where the sign-in was a while ago, and the new password with it', async () => {
    const { user, answer, callsOf, dialog } = await openPasswordDialog({ more: { [CREATE]: refusal(403, 2007) } });
    const field = within(dialog).getByLabelText('New password');
    await user.type(field, 'Fjord-and-42-boats');
    await user.click(button('Create the password and unlink'));
    expect(await within(dialog).findByText(/Your last sign-in was a while ago/)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Sign in again' })).toBeVisible();
    expect(field).toHaveValue('Fjord-and-42-boats');
    expect(callsOf(UNLINK)).toHaveLength(0);
    // The same values are sent only once in half a second.
    await new Promise((resolve) => setTimeout(resolve, 550));
    // The visitor signed in again in another tab.
    answer(CREATE, done);
    await user.click(button('Create the password and unlink'));
    expect(await screen.findByText(/Lantern is unlinked/)).toBeVisible();
  });

  test('goes when another tab has created the password', async () => {
    const { user, callsOf, dialog } = await openPasswordDialog({ more: { [CREATE]: refusal(409, 2025) } });
    await user.type(within(dialog).getByLabelText('New password'), 'Fjord-and-42-boats');
    await user.click(button('Create the password and unlink'));
    await waitFor(() => expect(callsOf(UNLINK)).toHaveLength(1));
  });

  test('may still stay linked afterwards, with the password', async () => {
    const { user, answer, dialog } = await openPasswordDialog({ more: { [UNLINK]: { status: 500 } } });
    await user.type(within(dialog).getByLabelText('New password'), 'Fjord-and-42-boats');
    await user.click(button('Create the password and unlink'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Lantern could not be unlinked.');
    answer(UNLINK, done);
    await user.click(button('Unlink Lantern'));
    expect(await screen.findByText(/Lantern is unlinked/)).toBeVisible();
  });
});

test('without a session there is nothing but the way to one', async () => {
  fakeServices();
  await mountPlaceholder(html, linkedAccounts, { flags: { sso: true } });
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('without the flag nothing is shown', async () => {
  const { element } = await open({ config: { flags: {} } });
  expect(element).toBeEmptyDOMElement();
});
