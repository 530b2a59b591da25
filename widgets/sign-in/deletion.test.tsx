import { screen, waitFor } from 'testing';
import { isSignedIn } from '../../src/session';
import { mountPlaceholder } from '../../tests/setup/mount';
import { type Answer, fakeServices } from '../../tests/setup/services';
import { forgetEverything, signedInAnswer } from '../../tests/setup/visitor';
import signIn from './index';

const SIGN_IN = 'POST /services/user/v2/auth/signin';
const KEEP = 'DELETE /services/user/v2/users/42/deletion';

beforeEach(forgetEverything);

async function openDeletionStep() {
  const services = fakeServices({
    [SIGN_IN]: signedInAnswer({ deletionDueAt: '2026-12-12T09:00:00Z' } as object),
    [KEEP]: { status: 204 },
  });
  const { user } = await mountPlaceholder('<div data-module="sign-in" data-redirect="#welcome"></div>', signIn);
  await user.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'ingrid@example.com');
  await user.type(screen.getByLabelText('Password'), 'Lighthouse-42');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your account will be deleted on December 12, 2026');
  await waitFor(() => expect(alert).toHaveFocus());
  expect(isSignedIn()).toBe(false);
  return { ...services, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

test('the owner of an account that will be deleted keeps it at sign-in', async () => {
  const { press, callsOf } = await openDeletionStep();
  await press('Keep my account');
  await waitFor(() => expect(location.hash).toBe('#welcome'));
  expect(isSignedIn()).toBe(true);
  expect(callsOf(KEEP)).toHaveLength(1);
});

test('or continues, and the deletion stays', async () => {
  const { press, callsOf } = await openDeletionStep();
  await press('Continue without changes');
  await waitFor(() => expect(location.hash).toBe('#welcome'));
  expect(callsOf(KEEP)).toHaveLength(0);
});

test('keeping the account is not cancelled by the session, whose beginning removes the question', async () => {
  let respond = (_answer: Answer) => {};
  const { press, answer, callsOf } = await openDeletionStep();
  answer(KEEP, () => new Promise<Answer>((resolve) => (respond = resolve)));
  await press('Keep my account');
  await waitFor(() => expect(callsOf(KEEP)).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(callsOf(KEEP)[0]!.signal?.aborted).toBe(false);
  expect(location.hash).toBe('');
  respond({ status: 204 });
  await waitFor(() => expect(location.hash).toBe('#welcome'));
  expect(isSignedIn()).toBe(true);
});

test('a press on the other button does not cancel keeping the account', async () => {
  let respond = (_answer: Answer) => {};
  const { press, answer, callsOf } = await openDeletionStep();
  answer(KEEP, () => new Promise<Answer>((resolve) => (respond = resolve)));
  await press('Keep my account');
  await waitFor(() => expect(callsOf(KEEP)).toHaveLength(1));
  await press('Continue without changes');
  expect(isSignedIn()).toBe(false);
  respond({ status: 204 });
  await waitFor(() => expect(location.hash).toBe('#welcome'));
  expect(callsOf(KEEP)[0]!.signal?.aborted).toBe(false);
});

test('if the account cannot be kept, the visitor reads it and may try again', async () => {
  const { press, answer, callsOf } = await openDeletionStep();
  answer(KEEP, 'offline');
  await press('Keep my account');
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
  expect(location.hash).toBe('');
  answer(KEEP, { status: 204 });
  await new Promise((resolve) => setTimeout(resolve, 600));
  await press('Keep my account');
  await waitFor(() => expect(location.hash).toBe('#welcome'));
  expect(callsOf(KEEP)).toHaveLength(2);
});

test('a browser that keeps no cookies is named as the reason, and keeping the account still works', async () => {
  const { press, callsOf } = await openDeletionStep();
  const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  await press('Continue without changes');
  expect(await screen.findByText(/Your browser blocks cookies/)).toBeVisible();
  expect(callsOf(KEEP)).toHaveLength(0);
  cookies.mockRestore();
  await new Promise((resolve) => setTimeout(resolve, 550));
  await press('Keep my account');
  await waitFor(() => expect(location.hash).toBe('#welcome'));
  expect(callsOf(KEEP)).toHaveLength(1);
});
