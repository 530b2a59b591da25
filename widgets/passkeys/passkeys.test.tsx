import type { UserEvent } from '@testing-library/user-event';
import { screen, waitFor } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { creationOptions, newCredential } from '../../tests/setup/new-passkey';
import { fakeServices, refusal, type Answer, type Answerer } from '../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../tests/setup/visitor';
import passkeys from './index';

const KEYS = '/services/user/v2/users/42/passkeys';
const phone = {
  id: 'phone',
  userAgent: 'Mozilla/5.0 (iPhone) Safari/604',
  isSynced: true,
  createdAt: '2026-09-20T17:05:00Z',
  lastUsedAt: null,
};
const laptop = {
  id: 'laptop',
  userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140',
  isSynced: false,
  createdAt: '2026-11-01T09:00:00Z',
  lastUsedAt: '2026-11-15T09:00:00Z',
};

const answers = (more: Record<string, Answerer> = {}) =>
  fakeServices({
    [`GET ${KEYS}`]: { json: { data: { passkeys: [phone] } } },
    [`POST ${KEYS}/options`]: { json: { data: creationOptions } },
    [`POST ${KEYS}`]: { status: 201, json: { data: laptop } },
    [`DELETE ${KEYS}/phone`]: { status: 204 },
    ...more,
  });

let create: jest.Mock;
beforeEach(() => {
  forgetEverything();
  create = jest.fn(async () => newCredential);
  Object.assign(window, { PublicKeyCredential: function PublicKeyCredential() {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
});
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

async function open() {
  signInBefore();
  const mounted = await mountPlaceholder('<div data-module="passkeys"></div>', passkeys);
  await screen.findByRole('listitem');
  return mounted;
}
const add = () => screen.getByRole('button', { name: 'Create a passkey on this device' });
async function remove(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Remove: Safari on iPhone' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove this passkey?' });
  expect(dialog).toHaveTextContent('Safari on iPhone');
  await user.click(screen.getByRole('button', { name: 'Remove passkey' }));
}
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

test('each passkey is named by its device, with its days', async () => {
  answers();
  await open();
  expect(screen.getByRole('list', { name: 'Your passkeys' })).toBeVisible();
  expect(rows()[0]).toMatch(/Safari on iPhone on several devices.*created Sep 20, 2026 · not used yet/);
});

test('a new one is made by this device and joins the list', async () => {
  const { callsOf } = answers();
  const { user } = await open();
  await user.click(add());
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(create.mock.calls[0][0].publicKey.rp.id).toBe('localhost');
  expect(callsOf(`POST ${KEYS}`)[0]!.json).toMatchObject({
    response: { id: 'bGFwdG9w', response: { transports: ['internal'] } },
  });
  expect(rows()[1]).toMatch(/Firefox on Linux.*last used Nov 15, 2026/);
});

test.each([
  ['the visitor closes the browser’s question', 'NotAllowedError', 'No passkey was created'],
  ['the device has one already', 'InvalidStateError', 'This device already has a passkey for this account'],
])('%s, and reads what that means', async (_, name, text) => {
  const { callsOf } = answers();
  create.mockRejectedValue(new DOMException('', name));
  const { user } = await open();
  await user.click(add());
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(callsOf(`POST ${KEYS}`)).toHaveLength(0);
});

test('a passkey that the service refuses is reported, and does not join the list', async () => {
  const { callsOf } = answers({ [`POST ${KEYS}`]: refusal(400, 2009) });
  const { user } = await open();
  await user.click(add());
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work');
  expect(rows()).toHaveLength(1);
  expect(callsOf(`POST ${KEYS}`)).toHaveLength(1);
});

test('its owner names it, and removes the name again', async () => {
  const { callsOf } = answers({
    [`GET ${KEYS}`]: { json: { data: { passkeys: [{ ...phone, name: '' }] } } },
    [`PATCH ${KEYS}/phone`]: ({ json }) => ({ json: { data: { ...phone, ...(json as object) } } }),
  });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Rename: Safari on iPhone' }));
  const field = await screen.findByRole('textbox', { name: /^Name/ });
  expect(field).toHaveAccessibleDescription(/shows the device: Safari on iPhone/);
  await user.type(field, ' My phone {Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(rows()[0]).toMatch(/^My phone.*Safari on iPhone · created/);

  await user.click(screen.getByRole('button', { name: 'Rename: My phone' }));
  await user.clear(await screen.findByRole('textbox', { name: /^Name/ }));
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(rows()[0]).toMatch(/^Safari on iPhone/));
  expect(callsOf(`PATCH ${KEYS}/phone`).map(({ json }) => json)).toEqual([{ name: 'My phone' }, { name: '' }]);
});

test('one of a service without names cannot be renamed', async () => {
  answers();
  await open();
  expect(screen.queryByRole('button', { name: /^Rename/ })).not.toBeInTheDocument();
});

test('a name that could not be saved stays in the field', async () => {
  answers({
    [`GET ${KEYS}`]: { json: { data: { passkeys: [{ ...phone, name: '' }] } } },
    [`PATCH ${KEYS}/phone`]: { status: 500 },
  });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Rename: Safari on iPhone' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Mine{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Mine');
});

test('one that is removed leaves the list, and focus stays with it', async () => {
  answers();
  const { user, element } = await open();
  await remove(user);
  await waitFor(() => expect(rows()).toHaveLength(0));
  await waitFor(() => expect(element).toContainElement(document.activeElement as HTMLElement));
});

test('one that its owner keeps after the question stays', async () => {
  const { callsOf } = answers();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Remove: Safari on iPhone' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(rows()).toHaveLength(1);
  expect(callsOf(`DELETE ${KEYS}/phone`)).toHaveLength(0);
});

test.each([
  ['as the service says', { rpId: 'firm.example' }, 'firm.example'],
  ['as the address says', {}, 'localhost'],
])('a removed one is reported to the device, under the name of the site %s', async (_, more, rpId) => {
  const signal = jest.fn(async () => {
    throw new TypeError('no base64url');
  });
  Object.assign(window.PublicKeyCredential, { signalUnknownCredential: signal });
  answers({ [`GET ${KEYS}`]: { json: { data: { passkeys: [phone], ...more } } } });
  const { user } = await open();
  await remove(user);
  await waitFor(() => expect(rows()).toHaveLength(0));
  expect(signal.mock.calls).toEqual([[{ rpId, credentialId: 'phone' }]]);
});

test('one that could not be removed is not reported to the device', async () => {
  const signal = jest.fn(async () => {});
  Object.assign(window.PublicKeyCredential, { signalUnknownCredential: signal });
  answers({ [`DELETE ${KEYS}/phone`]: { status: 500 } });
  const { user } = await open();
  await remove(user);
  await screen.findByText(/That did not work/);
  expect(signal).not.toHaveBeenCalled();
});

test.each([
  ['has gone meanwhile', 404, 0],
  ['cannot be removed now', 500, 1],
])('one that %s', async (_, status, left) => {
  answers({ [`DELETE ${KEYS}/phone`]: { status } });
  const { user } = await open();
  await remove(user);
  await waitFor(() => expect(rows()).toHaveLength(left));
  if (left) expect(await screen.findByRole('alert')).toHaveTextContent('That did not work');
});

test('the only way to sign in stays, and the visitor reads what to do first', async () => {
  answers({ [`DELETE ${KEYS}/phone`]: refusal(409, 2024) });
  const { user } = await open();
  await remove(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'your only way to sign in. Create a password or link another login first',
  );
  expect(rows()).toHaveLength(1);
});

describe('where the sign-in was a while ago', () => {
  const PROOF = 'POST /services/user/v2/users/42/proof';
  /** Rejects until the visitor confirms with the password. */
  function unprovenAnswers(requiresPassword: boolean) {
    let isProven = false;
    const unlessProven =
      (answer: Answer): Answerer =>
      () =>
        isProven ? answer : refusal(403, 2007);
    return answers({
      [`GET ${KEYS}`]: { json: { data: { passkeys: [phone], requiresPassword } } },
      [`POST ${KEYS}/options`]: unlessProven({ json: { data: creationOptions } }),
      [`DELETE ${KEYS}/phone`]: unlessProven({ status: 204 }),
      [PROOF]: ({ json }) => {
        isProven = (json as { password: string }).password === 'Lighthouse-42';
        return isProven ? { status: 204 } : refusal(403, 2008);
      },
    });
  }
  const type = async (user: UserEvent, password: string) =>
    user.type(await screen.findByLabelText('Your password'), `${password}{Enter}`);

  test('the password is confirmed, and the passkey is created', async () => {
    const { callsOf } = unprovenAnswers(true);
    const { user } = await open();
    await user.click(add());
    expect(await screen.findByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
    expect(create).not.toHaveBeenCalled();
    await type(user, 'not-it');
    expect(await screen.findByText('This password is wrong. Try again.')).toBeVisible();
    await type(user, 'Lighthouse-42');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(callsOf(PROOF)).toHaveLength(2);
  });

  test('one is removed in the same way, and stays when the visitor cancels', async () => {
    const { callsOf } = unprovenAnswers(true);
    const { user } = await open();
    await remove(user);
    await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect([rows(), callsOf(PROOF)]).toMatchObject([{ length: 1 }, { length: 0 }]);
    await remove(user);
    await type(user, 'Lighthouse-42');
    await waitFor(() => expect(rows()).toHaveLength(0));
  });

  test('without a password the visitor is shown the way to another sign-in', async () => {
    unprovenAnswers(false);
    const { user } = await open();
    await user.click(add());
    expect(await screen.findByText(/Your last sign-in was a while ago/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in again' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('a browser that knows none says so in place of the button', async () => {
  answers();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  await open();
  expect(screen.getByText(/Passkeys cannot be created in this browser/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Make a passkey/ })).not.toBeInTheDocument();
});

test('only their owner sees them', async () => {
  const { calls } = answers();
  await mountPlaceholder('<div data-module="passkeys"></div>', passkeys);
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(calls).toHaveLength(0);
});
