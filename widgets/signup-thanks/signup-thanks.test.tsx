import { act, screen, waitFor } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../tests/setup/visitor';
import signupThanks from './index';

async function open(query = '', html = '<div data-module="signup-thanks" data-redirect="/insights"></div>') {
  fakeServices();
  history.replaceState(null, '', `/account/signup-thanks${query}`);
  return mountPlaceholder(html, signupThanks, { pages: { home: '#home' } });
}

beforeEach(forgetEverything);

test('thanks, and shows the way on and to an account', async () => {
  await open();
  expect(screen.getByText(/We’ll be in touch/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', 'http://localhost/insights');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/account/sign-up');
});

test('the editor’s own words come in place of the general ones', async () => {
  await open(
    '',
    '<div data-module="signup-thanks"><h2 data-field="title">Done</h2><div data-field="text"><p>See you on <em>Friday</em>.</p></div></div>',
  );
  expect(screen.getByRole('heading', { name: 'Done' })).toBeVisible();
  expect(screen.getByText('Friday').tagName).toBe('EM');
});

test('never leads to a stranger', async () => {
  await open('?redirectUrl=https%3A%2F%2Fevil.example%2F');
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '#home');
});

test('a visitor who is signed in is sent home', async () => {
  act(() => signInBefore());
  await open('', '<div data-module="signup-thanks"></div>');
  await waitFor(() => expect(location.hash).toBe('#home'));
});
