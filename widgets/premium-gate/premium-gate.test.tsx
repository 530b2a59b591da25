import { act, screen, waitFor } from 'testing';
import { endSession } from '../../src/session';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import { forgetEverything, signInBefore, tokenFor } from '../../tests/setup/visitor';
import premiumGate from './index';

const html = (attributes = '') =>
  `<div data-module="premium-gate" ${attributes}><p data-field="guest">For guests</p><div data-field="registered" hidden=""><p>For members</p></div></div>`;
const guest = () => screen.queryByText('For guests');
const registered = () => screen.queryByText('For members');

beforeEach(() => {
  forgetEverything();
  fakeServices();
});

test('a guest sees only the guest region', async () => {
  await mountPlaceholder(html(), premiumGate);
  expect(guest()).toBeVisible();
  expect(registered()).toBeNull();
});

test('a visitor who is signed in sees the other, and the page changes with the session', async () => {
  signInBefore();
  const { element, unmount } = await mountPlaceholder(html(), premiumGate);
  expect(registered()).toBeVisible();
  expect(guest()).toBeNull();
  act(() => endSession('visitor'));
  expect(guest()).toBeVisible();
  expect(registered()).toBeNull();
  unmount();
  expect(element.outerHTML).toBe(html().replace(' >', '>'));
});

test.each([
  [false, false, 'registered'],
  [true, false, 'guest'],
  [true, true, 'registered'],
  [false, true, 'registered'],
])(
  'with the premium check %s, a visitor who is premium: %s, sees the region %s',
  async (isChecked, isPremiumUser, expected) => {
    signInBefore({ isPremiumUser });
    const { element } = await mountPlaceholder(html(isChecked ? 'data-premium-check' : ''), premiumGate);
    expect(element.firstElementChild).toHaveAttribute('data-state', expected);
  },
);

test('a premium cookie without a session opens nothing', async () => {
  document.cookie = 'inlay_premium=1; path=/';
  await mountPlaceholder(html('data-premium-check'), premiumGate);
  expect(guest()).toBeVisible();
});

test('nothing shows while it is unknown who this is', async () => {
  let rejectRenewal = () => {};
  fakeServices({
    'POST /services/user/v2/auth/token': () =>
      new Promise((resolve) => (rejectRenewal = () => resolve({ status: 401, json: { error: 'invalid_grant' } }))),
  });
  document.cookie = `inlay_access=${tokenFor('42', { expiresIn: -1 })}; path=/`;
  document.cookie = 'inlay_refresh=refresh-canary; path=/';
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await mountPlaceholder(html(), premiumGate);
  expect(guest()).toBeNull();
  expect(registered()).toBeNull();
  await waitFor(() => {
    rejectRenewal();
    expect(guest()).toBeVisible();
  });
});

test('a visitor whose session is being renewed keeps their region, until it cannot be renewed', async () => {
  let rejectRenewal = () => {};
  fakeServices({
    'POST /services/user/v2/auth/token': () =>
      new Promise((resolve) => (rejectRenewal = () => resolve({ status: 401, json: { error: 'invalid_grant' } }))),
  });
  signInBefore();
  await mountPlaceholder(html(), premiumGate);
  document.cookie = `inlay_access=${tokenFor('42', { expiresIn: -1 })}; path=/`;
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(registered()).toBeVisible();
  expect(guest()).toBeNull();
  await waitFor(() => {
    rejectRenewal();
    expect(guest()).toBeVisible();
  });
  expect(registered()).toBeNull();
});

test('an editor sees both, and what is missing', async () => {
  await mountPlaceholder(html(), premiumGate, { mode: 'edit' });
  expect(screen.getByRole('region', { name: 'Guests see this' })).toHaveTextContent('For guests');
  expect(screen.getByRole('region', { name: 'Signed-in visitors see this' })).toHaveTextContent('For members');
  await mountPlaceholder('<div data-module="premium-gate" data-premium-check></div>', premiumGate, { mode: 'edit' });
  expect(screen.getByRole('region', { name: 'Premium visitors see this' })).toHaveTextContent(
    'Mark an element with data-field="registered"',
  );
});
