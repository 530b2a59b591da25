import { act, screen, waitFor } from 'testing';
import { subscribe } from '../../src/core';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, refusal, type Answerer } from '../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../tests/setup/visitor';
import secondFactor from './index';

const PATH = '/services/user/v2/users/42/second-factor';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const CODES = ['aaaaa-11111', 'bbbbb-22222', 'ccccc-33333'];

const stateOf = (isOn: boolean, more: object = {}) => ({
  json: { data: { isOn, recoveryCodesLeft: isOn ? 9 : 0, requiresPassword: true, ...more } },
});

function answers(more: Record<string, Answerer> = {}) {
  return fakeServices({
    [`GET ${PATH}`]: stateOf(false),
    [`POST ${PATH}`]: { json: { data: { secret: SECRET, uri: `otpauth://totp/Firm:ingrid?secret=${SECRET}` } } },
    [`POST ${PATH}/confirm`]: { json: { data: { recoveryCodes: CODES } } },
    [`POST ${PATH}/recovery-codes`]: { json: { data: { recoveryCodes: CODES } } },
    [`POST ${PATH}/off`]: { status: 204 },
    ...more,
  });
}

async function open(first = 'Set up two-step verification') {
  signInBefore();
  const mounted = await mountPlaceholder('<div data-module="second-factor"></div>', secondFactor);
  const { user } = mounted;
  await user.click(await screen.findByRole('button', { name: first }));
  const press = (name: string) => user.click(screen.getAllByRole('button', { name }).at(-1)!);
  return {
    ...mounted,
    press,
    async prove(button: string) {
      await user.type(await screen.findByLabelText('Your password'), 'Lighthouse-42');
      await press(button);
    },
    async write(code: string) {
      await user.type(await screen.findByRole('textbox', { name: 'Verification code' }), code);
      await press('Turn on');
    },
  };
}

beforeEach(forgetEverything);

test('is set up by password, picture and code; the recovery codes are shown until they are saved', async () => {
  const { callsOf } = answers();
  const { prove, write, press, element } = await open();
  await waitFor(() => expect(screen.getByLabelText('Your password')).toHaveFocus());
  await prove('Continue');
  expect(await screen.findByRole('heading', { name: 'Add this account to your app' })).toHaveFocus();
  expect(
    (await screen.findByRole('img', { name: 'QR code for your authenticator app' })).querySelector('path'),
  ).toHaveAttribute('d', expect.stringMatching(/^M0 0h1v1h-1z/));
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
  const code = screen.getByRole('textbox', { name: 'Verification code' });
  expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
  await write('123 456');

  expect(await screen.findByText(/Two-step verification is on. Your other devices have been signed out/)).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES);
  expect(callsOf(`POST ${PATH}`)[0]!.json).toEqual({ password: 'Lighthouse-42' });
  expect(callsOf(`POST ${PATH}/confirm`)[0]!.json).toEqual({ code: '123456' });
  await press('I have saved them');
  expect(screen.getByText('3 recovery codes left')).toBeVisible();
  expect(element).toContainElement(document.activeElement as HTMLElement);
  expect(element).not.toHaveTextContent('aaaaa-11111');
});

test('leaves the secret and the codes in no storage, address or event', async () => {
  answers();
  const seen: unknown[] = [];
  const stop = (['form-started', 'form-submitted', 'form-failed'] as const).map((name) =>
    subscribe(name, (detail) => void seen.push(detail)),
  );
  const { prove, write } = await open();
  await prove('Continue');
  await write('123456');
  await screen.findByText('aaaaa-11111');
  const traces = JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    location.href,
    history.state,
    seen,
  ]);
  for (const secret of [SECRET, '123456', 'aaaaa-11111', 'Lighthouse-42']) expect(traces).not.toContain(secret);
  expect(seen).toHaveLength(4);
  stop.forEach((end) => end());
});

test.each([
  ['a wrong password', { [`POST ${PATH}`]: refusal(403, 2008) }, /This password is wrong/],
  ['an old sign-in', { [`POST ${PATH}`]: refusal(403, 2007) }, /Your last sign-in was a while ago/],
  ['one that is on already', { [`POST ${PATH}`]: refusal(409, 2012) }, /is on already/],
])('%s is reported, and nothing is set up', async (_, more, text) => {
  answers(more);
  const { prove } = await open();
  await prove('Continue');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a wrong code is reported at its field and stays there; an expired setup starts again', async () => {
  const { answer } = answers({ [`POST ${PATH}/confirm`]: refusal(400, 6010) });
  const { prove, write, press } = await open();
  await prove('Continue');
  await write('12345');
  const code = screen.getByRole('textbox', { name: 'Verification code' });
  expect(code).toHaveAccessibleDescription(/Enter all 6 digits/);
  await write('6');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is wrong/));
  expect([code, (code as HTMLInputElement).value]).toEqual([document.activeElement, '123456']);
  answer(`POST ${PATH}/confirm`, refusal(400, 2011));
  // The same values are sent only once in half a second.
  await new Promise((resolve) => setTimeout(resolve, 550));
  await press('Turn on');
  expect(await screen.findByRole('alert')).toHaveTextContent('This QR code has expired');
  await press('Start again');
  expect(await screen.findByLabelText('Your password')).toHaveValue('');
});

test('new recovery codes and turning off ask for the password first', async () => {
  const { callsOf } = answers({ [`GET ${PATH}`]: stateOf(true) });
  const { prove, press, user } = await open('New recovery codes');
  await prove('Create new codes');
  expect(await screen.findByText('bbbbb-22222')).toBeVisible();
  await press('I have saved them');
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await prove('Turn off');
  expect(await screen.findByRole('button', { name: 'Set up two-step verification' })).toBeVisible();
  expect(callsOf(`POST ${PATH}/off`)[0]!.json).toEqual({ password: 'Lighthouse-42' });
});

test('can be called off at each step', async () => {
  const { calls } = answers();
  const { prove, press, user } = await open();
  await screen.findByLabelText('Your password');
  await press('Cancel');
  await user.click(screen.getByRole('button', { name: 'Set up two-step verification' }));
  await prove('Continue');
  await screen.findByRole('textbox', { name: 'Verification code' });
  await press('Cancel');
  expect(screen.getByRole('button', { name: 'Set up two-step verification' })).toBeVisible();
  expect(calls.map(({ operation }) => operation)).toEqual([`GET ${PATH}`, `POST ${PATH}`]);
});

test('without a password a fresh sign-in will do', async () => {
  const { callsOf } = answers({ [`GET ${PATH}`]: stateOf(false, { requiresPassword: false }) });
  const { press } = await open();
  await screen.findByRole('heading', { name: 'Set up two-step verification' });
  expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
  await press('Continue');
  await screen.findByText(/^GEZD/);
  expect(callsOf(`POST ${PATH}`)[0]!.json).toEqual({});
});

test('the key and the codes can be copied, or selected where the browser does not allow it', async () => {
  answers();
  const { prove, write, press } = await open();
  const writeText = jest.fn(async () => {});
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await prove('Continue');
  await screen.findByText(/^GEZD/);
  await press('Copy key');
  expect(writeText).toHaveBeenLastCalledWith(SECRET);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  await write('123456');
  await screen.findByText('aaaaa-11111');
  writeText.mockRejectedValue(new Error('no'));
  await press('Copy codes');
  expect(await screen.findByText(/Select the text and copy it yourself/)).toBeVisible();
});

test('few recovery codes are a reason to make new ones', async () => {
  answers({ [`GET ${PATH}`]: stateOf(true, { recoveryCodesLeft: 1 }) });
  signInBefore();
  await mountPlaceholder('<div data-module="second-factor"></div>', secondFactor);
  expect(await screen.findByText('1 recovery code left')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Create new recovery codes');
});

test('only its owner sees it, and it is removed with the session', async () => {
  const { calls } = answers();
  await mountPlaceholder('<div data-module="second-factor"></div>', secondFactor);
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(calls).toHaveLength(0);
  act(() => signInBefore());
  expect(await screen.findByRole('button', { name: 'Set up two-step verification' })).toBeVisible();
});

test('a waiting period that would turn it off is shown on each signed-in device, and cancelled there', async () => {
  const { callsOf } = answers({
    [`GET ${PATH}`]: stateOf(true, { resetDueAt: '2026-12-03T14:00:00Z' }),
    [`DELETE ${PATH}/reset`]: { status: 204 },
  });
  signInBefore();
  const { user, element } = await mountPlaceholder('<div data-module="second-factor"></div>', secondFactor);
  expect(await screen.findByRole('alert')).toHaveTextContent(/December/);
  await user.click(screen.getByRole('button', { name: 'Keep it on' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(callsOf(`DELETE ${PATH}/reset`)).toHaveLength(1);
  expect(element).toContainElement(document.activeElement as HTMLElement);
  expect(screen.getByText('9 recovery codes left')).toBeVisible();
});

test('unsaved recovery codes are available after a reload, until the visitor confirms them', async () => {
  const { callsOf } = answers({
    [`GET ${PATH}`]: stateOf(true, { unsavedRecoveryCodes: CODES }),
    [`DELETE ${PATH}/recovery-codes/unsaved`]: { status: 204 },
  });
  signInBefore();
  const { user } = await mountPlaceholder('<div data-module="second-factor"></div>', secondFactor);
  expect(await screen.findByText(CODES[0]!)).toBeVisible();
  expect(screen.queryByText(/no longer work/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(screen.queryByText(CODES[0]!)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'New recovery codes' })).toBeVisible();
  await waitFor(() => expect(callsOf(`DELETE ${PATH}/recovery-codes/unsaved`)).toHaveLength(1));
});
