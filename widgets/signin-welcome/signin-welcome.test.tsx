import { act, screen, waitFor } from 'testing';
import { isSignedIn, signOut } from '../../src/session';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, refusal, type Answerer } from '../../tests/setup/services';
import { forgetEverything, signedInAnswer, signInBefore } from '../../tests/setup/visitor';
import signinWelcome from './index';

const EXCHANGE = 'POST /services/user/v2/auth/social/session';

async function open(query: string, answers: Record<string, Answerer> = {}) {
  const faked = fakeServices(answers);
  history.replaceState(null, '', `/account/signin-welcome${query}`);
  const mounted = await mountPlaceholder(
    '<div data-module="signin-welcome" data-redirect="#article"></div>',
    signinWelcome,
    { socialLogins: { Lantern: 'Lantern' }, pages: { home: '#home' } },
  );
  return { ...faked, ...mounted };
}

beforeEach(forgetEverything);

// This test comes first, because the secret of a URL is stored until the page is unloaded.
test('without a code it welcomes, and sends on who is signed in already', async () => {
  const { unmount } = await open('');
  expect(screen.getByText('Sign in to continue where you left off.')).toBeVisible();
  unmount();
  act(() => signInBefore());
  await open('');
  await waitFor(() => expect(location.hash).toBe('#article'));
});

test('the code becomes a session, once, and leaves the address; then the visitor is led on', async () => {
  const { callsOf } = await open('?code=one', { [EXCHANGE]: signedInAnswer() });
  await waitFor(() => expect(location.hash).toBe('#article'));
  expect(isSignedIn()).toBe(true);
  expect(location.search).toBe('');
  expect(callsOf(EXCHANGE).map(({ json }) => json)).toEqual([{ code: 'one' }]);
});

test('a code that is used up leads back to the providers', async () => {
  await open('?code=two', { [EXCHANGE]: refusal(400, 2022) });
  expect(await screen.findByRole('alert')).toHaveTextContent('This sign-in has expired');
  expect(screen.getByRole('link', { name: 'Continue with Lantern' })).toBeVisible();
  expect(isSignedIn()).toBe(false);
});

test('the provider of the last sign-in is marked, and one that was only tried is not', async () => {
  const prevent = (event: Event) => event.preventDefault();
  document.addEventListener('click', prevent);
  const { user, unmount } = await open('?code=tried', { [EXCHANGE]: refusal(400, 2022) });
  await user.click(await screen.findByRole('link', { name: 'Continue with Lantern' }));
  document.removeEventListener('click', prevent);
  unmount();
  const again = await open('?code=again', { [EXCHANGE]: refusal(400, 2022) });
  expect(await screen.findByRole('link', { name: 'Continue with Lantern' })).toBeVisible();
  again.unmount();
  const signedIn = await open('?code=good', { [EXCHANGE]: signedInAnswer() });
  await waitFor(() => expect(isSignedIn()).toBe(true));
  signedIn.unmount();
  await act(() => signOut());
  await open('?code=later', { [EXCHANGE]: refusal(400, 2022) });
  expect(await screen.findByRole('link', { name: 'Continue with Lantern Last used' })).toBeVisible();
});

test('a network that is down may be tried again', async () => {
  const { user, answer } = await open('?code=three', { [EXCHANGE]: 'offline' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a moment');
  answer(EXCHANGE, signedInAnswer());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.body).not.toHaveFocus();
  await waitFor(() => expect(location.hash).toBe('#article'));
});

test('a new user sees how to create an account', async () => {
  await open('?code=four', {
    [EXCHANGE]: { json: { registration: { email: 'a@lantern.example', name: 'A', socialLoginIdpName: 'Lantern' } } },
  });
  expect(await screen.findByText(/You don’t have an account with us yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create an account' })).toBeVisible();
});

test('an account with a second factor enters its code first; the provider’s code is removed from the URL', async () => {
  const SECOND = 'POST /services/user/v2/auth/second-factor';
  const { user, callsOf } = await open('?code=five', {
    [EXCHANGE]: { status: 403, json: { error: { code: 2010, message: '', challenge: 'only-here' } } },
    [SECOND]: signedInAnswer(),
  });
  const code = await screen.findByRole('textbox', { name: 'Verification code' });
  expect([isSignedIn(), location.search]).toEqual([false, '']);
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(location.hash).toBe('#article'));
  expect(isSignedIn()).toBe(true);
  expect(callsOf(SECOND)[0]!.json).toEqual({ challenge: 'only-here', code: '123456' });
});
