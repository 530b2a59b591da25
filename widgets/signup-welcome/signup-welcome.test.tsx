import { act, screen, waitFor } from 'testing';
import { tabStore } from '../../src/core';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import { forgetEverything, signedInAnswer, signInBefore } from '../../tests/setup/visitor';
import signupWelcome from './index';

async function open(html = '<div data-module="signup-welcome" data-redirect="#article"></div>') {
  fakeServices({ 'POST /services/user/v2/users/confirm': signedInAnswer() });
  return mountPlaceholder(html, signupWelcome, { pages: { home: '#home' } });
}

beforeEach(forgetEverything);

test('welcomes, and shows the way to sign in and on', async () => {
  await open();
  expect(screen.getByText(/Your account is ready/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account/sign-in');
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', expect.stringContaining('#article'));
});

test('takes the code of the mail where the address is not confirmed yet', async () => {
  tabStore.setJson('visitor:confirming', { email: 'ada@example.com', since: Date.now() });
  const { user } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Code from the e-mail' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(location.hash).toBe('#article'));
});

test('a visitor who is signed in is sent home', async () => {
  act(() => signInBefore());
  await open('<div data-module="signup-welcome"></div>');
  await waitFor(() => expect(location.hash).toBe('#home'));
});
