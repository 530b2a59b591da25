import { waitFor } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { forgetEverything, signInBefore } from '../../tests/setup/visitor';
import authRouter from './index';

// The script of the routes cannot be loaded.
jest.mock('./late', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const open = (address: string) => {
  history.replaceState(null, '', address);
  return mountPlaceholder('<div data-module="auth-router"></div>', authRouter, {
    pages: { home: '#home', signIn: '#sign-in', signUp: '#sign-up' },
  });
};

beforeEach(forgetEverything);

test.each([
  ['#/signin', '#sign-in?redirectUrl='],
  ['#/auth-download/%2Freports%2Fsteel.pdf', '#sign-in?redirectUrl='],
  ['#/signup/header/%2Finsights', '#sign-up?redirectUrl='],
])('without the script of the routes, %s leads to the page for it', async (address, page) => {
  await open(`/insights/steel${address}`);
  await waitFor(() => expect(location.hash).toMatch(page));
});

test('a page for it that has a query already keeps it', async () => {
  history.replaceState(null, '', '/insights/steel#/signin');
  await mountPlaceholder('<div data-module="auth-router"></div>', authRouter, {
    pages: { signIn: '#account?form=in' },
  });
  await waitFor(() => expect(location.hash).toMatch('#account?form=in&redirectUrl='));
});

test.each(['#/signup-thanks', '#/published-event/quiz-shared'])('and %s is forgotten', async (address) => {
  await open(`/insights/steel${address}`);
  await waitFor(() => expect(location.hash).toBe(''));
});

test('a visitor who is signed in comes home', async () => {
  signInBefore();
  await open('/insights/steel#/signin');
  await waitFor(() => expect(location.hash).toBe('#home'));
});
