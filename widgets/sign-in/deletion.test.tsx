import { screen, waitFor } from 'testing';
import { isSignedIn } from '../../src/session';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
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
