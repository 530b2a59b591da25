import { screen, waitFor } from 'testing';
import { subscribe } from '../../src/core';
import { isSignedIn } from '../../src/session';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, refusal, type Answerer } from '../../tests/setup/services';
import { forgetEverything, signedInAnswer } from '../../tests/setup/visitor';
import signIn from './index';

const SIGN_IN = 'POST /services/user/v2/auth/signin';
const SECOND = 'POST /services/user/v2/auth/second-factor';
const codeRequired: Answerer = { status: 403, json: { error: { code: 2010, message: '', challenge: 'only-here' } } };

const code = (name = 'Verification code') => screen.findByRole<HTMLInputElement>('textbox', { name });

async function openCodeStep(answers: Record<string, Answerer> = {}, flags = {}) {
  const services = fakeServices({ [SIGN_IN]: codeRequired, [SECOND]: signedInAnswer(), ...answers });
  const mounted = await mountPlaceholder('<div data-module="sign-in" data-redirect="#welcome"></div>', signIn, {
    flags,
  });
  const { user } = mounted;
  await user.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'ingrid@example.com');
  await user.type(screen.getByLabelText('Password'), 'Lighthouse-42');
  const press = (name = 'Sign in') => user.click(screen.getByRole('button', { name }));
  await press();
  return { ...services, ...mounted, press };
}

/** The same values are sent only once in half a second. */
const untilSentAgain = () => new Promise((resolve) => setTimeout(resolve, 550));

beforeEach(forgetEverything);

test('the code replaces the password in the form, and starts the session', async () => {
  const { user, press, callsOf } = await openCodeStep();
  const field = await code();
  await waitFor(() => expect(field).toHaveFocus());
  expect([field.autocomplete, field.inputMode, field.value]).toEqual(['one-time-code', 'numeric', '']);
  expect(field).toHaveAccessibleDescription('Enter the 6-digit code from your authenticator app.');
  expect(isSignedIn()).toBe(false);
  await user.paste('123 456');
  await press();
  await waitFor(() => expect(location.hash).toBe('#welcome'));
  expect(isSignedIn()).toBe(true);
  expect(callsOf(SECOND)[0]!.json).toEqual({ challenge: 'only-here', code: '123456' });
});

test.each([
  ['empty', '', 'Enter the code from your authenticator app.'],
  ['too short', '12345', 'Enter all 6 digits of the code.'],
])('a code that is %s is not sent', async (_, typed, text) => {
  const { user, press, callsOf } = await openCodeStep();
  const field = await code();
  if (typed) await user.type(field, typed);
  await press();
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(text)));
  expect(callsOf(SECOND)).toHaveLength(0);
});

test('a wrong code is reported at its field, which keeps it and the focus', async () => {
  const { user, press } = await openCodeStep({ [SECOND]: refusal(400, 6010) });
  const field = await code();
  await user.type(field, '123456');
  await press();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is wrong or has been used/));
  expect(field).toHaveValue('123456');
  expect(field).toHaveFocus();
  expect(isSignedIn()).toBe(false);
});

test('a recovery code will do, and focus goes to its field and back', async () => {
  const { user, press, callsOf, answer } = await openCodeStep({ [SECOND]: refusal(400, 6010) });
  await code();
  await press('Use a recovery code instead');
  const field = await code('Recovery code');
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 'aaaaa-11111');
  await press();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This recovery code is wrong or has been used/));
  expect(field).toHaveValue('aaaaa-11111');
  answer(SECOND, signedInAnswer());
  await untilSentAgain();
  await press();
  await waitFor(() => expect(location.hash).toBe('#welcome'));
  expect(callsOf(SECOND).at(-1)!.json).toEqual({ challenge: 'only-here', code: 'aaaaa-11111' });
});

test('one who changes their mind is back at the app’s code, or at the password', async () => {
  const { press } = await openCodeStep();
  await code();
  await press('Use a recovery code instead');
  await press('Use your authenticator app instead');
  await waitFor(async () => expect(await code()).toHaveFocus());
  await press('Back to sign-in');
  expect(screen.getByLabelText('Password')).toBeVisible();
});

test('a challenge that is over leads back', async () => {
  const { user, press } = await openCodeStep({ [SECOND]: refusal(400, 2011) });
  await user.type(await code(), '123456');
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Go back and sign in again');
});

test('the challenge and the code are in no storage, URL or event', async () => {
  const seen: unknown[] = [];
  const stop = (['form-started', 'form-submitted', 'form-failed', 'signed-in'] as const).map((name) =>
    subscribe(name, (detail) => void seen.push(detail)),
  );
  const { user, press, element } = await openCodeStep({ [SECOND]: refusal(400, 6010) });
  await user.type(await code(), '123456');
  await press();
  await waitFor(() => expect(seen.length).toBeGreaterThan(3));
  const traces = JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    location.href,
    history.state,
    seen,
    element.innerHTML,
  ]);
  for (const secret of ['only-here', '123456', 'Lighthouse-42']) expect(traces).not.toContain(secret);
  stop.forEach((end) => end());
});

test('a response without a challenge is an error, and the visitor is not signed in', async () => {
  await openCodeStep({ [SIGN_IN]: refusal(403, 2010) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
  expect(isSignedIn()).toBe(false);
});

test('"Don’t ask again on this device" is not ticked, and is sent only when it is', async () => {
  const { user, press, callsOf } = await openCodeStep({}, { rememberSecondFactor: true });
  const box = await screen.findByRole('checkbox', { name: 'Don’t ask again on this device for 30 days' });
  expect(box).not.toBeChecked();
  await user.type(await code(), '123456');
  await user.click(box);
  await press();
  await waitFor(() =>
    expect(callsOf(SECOND)[0]?.json).toEqual({ challenge: 'only-here', code: '123456', remember: true }),
  );
});

test('a back end that has neither offers neither', async () => {
  await openCodeStep();
  await code();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'I can’t use my codes' })).not.toBeInTheDocument();
});

const RESET = 'POST /services/user/v2/auth/second-factor/reset';

describe('a visitor who cannot use the codes', () => {
  const open = async (answer: Answerer) => {
    const arrived = await openCodeStep({ [RESET]: answer }, { resetSecondFactor: true });
    await code();
    await arrived.press('I can’t use my codes');
    await waitFor(() => expect(screen.getByText(/neither your app nor a recovery code/)).toHaveFocus());
    return arrived;
  };

  test('starts the waiting period, and reads when it ends and what to do then', async () => {
    const { press, callsOf } = await open({ status: 202, json: { data: { dueAt: '2026-12-03T14:00:00Z' } } });
    expect(callsOf(RESET)).toHaveLength(0);
    await press('Start the waiting period');
    const status = await screen.findByRole('status');
    await waitFor(() => expect(status).toHaveFocus());
    expect(status).toHaveTextContent(/It ends on 3 December 2026|It ends on December 3, 2026/);
    expect(callsOf(RESET).map(({ json }) => json)).toEqual([{ challenge: 'only-here' }]);
    await press('Back to sign-in');
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  test('may go back to the code', async () => {
    const { press } = await open(refusal(400, 2011));
    await press('Back to the code');
    await waitFor(async () => expect(await code()).toHaveFocus());
  });

  test('reads that it took too long', async () => {
    const { press } = await open(refusal(400, 2011));
    await press('Start the waiting period');
    expect(await screen.findByRole('alert')).toHaveTextContent('Go back and sign in again');
  });
});

test('an account that will be deleted says so after the code as well', async () => {
  const { user, press } = await openCodeStep({
    [SECOND]: signedInAnswer({ deletionDueAt: '2026-12-12T09:00:00Z' } as object),
  });
  await user.type(await code(), '123456');
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your account will be deleted on December 12, 2026');
  expect(isSignedIn()).toBe(false);
  await press('Continue without changes');
  await waitFor(() => expect(location.hash).toBe('#welcome'));
  expect(isSignedIn()).toBe(true);
});
