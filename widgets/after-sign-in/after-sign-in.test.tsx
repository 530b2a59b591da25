import { act, screen, waitFor, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { creationOptions, newCredential } from '../../tests/setup/new-passkey';
import { type Answerer, fakeServices } from '../../tests/setup/services';
import { forgetEverything, INGRID, signInBefore } from '../../tests/setup/visitor';
import { configure } from '../../src/core/config';
import { localStore, tabStore } from '../../src/core/storage';
import { signOut } from '../../src/session';
import afterSignIn from './index';

const USER = '/services/user/v2/users/42';
const profile = { ...INGRID, company: '', title: 'director', country: '' };

const answers = (more: Record<string, Answerer> = {}) =>
  fakeServices({
    [`GET ${USER}`]: { json: { data: profile } },
    [`PATCH ${USER}`]: { json: { data: {} } },
    [`GET ${USER}/passkeys`]: { json: { data: { passkeys: [], requiresPassword: true } } },
    [`POST ${USER}/passkeys/options`]: { json: { data: creationOptions } },
    [`POST ${USER}/passkeys`]: { status: 201, json: { data: { id: 'laptop' } } },
    'GET /services/content/v1/lookuplists/country': { json: [{ code: 'NO', Description: 'Norway' }] },
    ...more,
  });

const PLACEHOLDER = '<div data-module="after-sign-in" data-questions="title, company, country"></div>';

async function open({
  html = PLACEHOLDER,
  byPassword = false,
  flags = { passkeys: true },
  consent = {},
  services = {},
} = {}) {
  if (byPassword) tabStore.set('passkey-offer', '1');
  signInBefore();
  const mounted = await mountPlaceholder(html, afterSignIn, { flags, consent, services });
  return mounted;
}
const offer = () => screen.findByRole('region', { name: /^Sign in faster next time/ });
const question = () => screen.findByRole('form', { name: 'Complete your profile' });
const expectEmpty = () => expect([...screen.queryAllByRole('region'), ...screen.queryAllByRole('form')]).toEqual([]);

let hasPlatform = true;
let create: jest.Mock;
beforeEach(() => {
  forgetEverything();
  hasPlatform = true;
  create = jest.fn(async () => newCredential);
  Object.assign(window, {
    PublicKeyCredential: Object.assign(function PublicKeyCredential() {}, {
      isUserVerifyingPlatformAuthenticatorAvailable: async () => hasPlatform,
    }),
  });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  configure([]);
});

describe('a passkey', () => {
  test('is offered after a sign-in with a password, and created', async () => {
    const { callsOf } = answers();
    const { user, element } = await open({ byPassword: true });
    expect(await offer()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create a passkey' }));
    await waitFor(expectEmpty);
    expect(element).toContainElement(document.activeElement as HTMLElement);
    expect(callsOf(`POST ${USER}/passkeys`)).toHaveLength(1);
  });

  test('is not offered twice for one sign-in, nor after any other', async () => {
    const { calls } = answers();
    const { unmount } = await open({ byPassword: true, html: '<div data-module="after-sign-in"></div>' });
    await offer();
    unmount();
    await open({ html: '<div data-module="after-sign-in"></div>' });
    expectEmpty();
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['remembered', {}, false],
    ['remembered in the tab alone without consent', { tool: 'built-in' }, true],
  ])('that is declined is %s, and not offered again', async (_, consent, isTab) => {
    answers();
    const first = await open({ byPassword: true, consent });
    await offer();
    await first.user.click(screen.getByRole('button', { name: 'Not now' }));
    expectEmpty();
    expect([localStore.get('passkey-declined'), tabStore.get('passkey-declined')]).toEqual(
      isTab ? [null, '1'] : ['1', null],
    );
    first.unmount();
    await open({ byPassword: true, consent });
    expect(await question()).toBeVisible();
  });

  test.each([
    ['a browser without a fingerprint reader, face recognition or screen lock', () => (hasPlatform = false), {}],
    [
      'an account that has one',
      () => {},
      { [`GET ${USER}/passkeys`]: { json: { data: { passkeys: [{ id: 'a' }] } } } },
    ],
  ])('is not offered to %s', async (_, prepare, more) => {
    prepare();
    answers(more);
    await open({ byPassword: true });
    expect(await question()).toBeVisible();
  });

  test.each([
    ['flags.passkeys is off', { flags: { passkeys: false } }],
    ['the placeholder says so', { html: '<div data-module="after-sign-in" data-offers-passkey="false"></div>' }],
  ])('is not offered where %s', async (_, more) => {
    const { calls } = answers();
    await open({ byPassword: true, html: '<div data-module="after-sign-in"></div>', ...more });
    expectEmpty();
    expect(calls).toHaveLength(0);
  });

  test('that the reader did not create leaves the offer, and says so', async () => {
    answers();
    create.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const { user } = await open({ byPassword: true });
    await offer();
    await user.click(screen.getByRole('button', { name: 'Create a passkey' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was created');
  });
});

describe('a question', () => {
  test('asks for the first field that the profile does not have, and saves the answer', async () => {
    const { callsOf } = answers();
    const { user } = await open();
    await question();
    await user.type(screen.getByRole('textbox', { name: /^Which organisation do you work for/ }), 'Alder{Enter}');
    await waitFor(expectEmpty);
    expect(callsOf(`PATCH ${USER}`).map(({ json }) => json)).toEqual([{ company: 'Alder' }]);
  });

  test('offers the choices of the service', async () => {
    const { callsOf } = answers();
    const { user } = await open({ html: '<div data-module="after-sign-in" data-questions="country"></div>' });
    await question();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Which country/ }), 'Norway');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(expectEmpty);
    expect(callsOf(`PATCH ${USER}`)[0]!.json).toEqual({ country: 'NO' });
  });

  test('is not asked again for as many days as the placeholder says, also if the reader ignores it', async () => {
    const { calls } = answers();
    const html = '<div data-module="after-sign-in" data-questions="company" data-days="2"></div>';
    const first = await open({ html });
    await question();
    await first.user.click(screen.getByRole('button', { name: 'Not now' }));
    expectEmpty();
    first.unmount();
    const second = await open({ html });
    expectEmpty();
    expect(calls).toHaveLength(1);
    second.unmount();
    localStore.set('profile-question', String(Date.now() - 49 * 3600_000));
    await open({ html });
    expect(await question()).toBeVisible();
  });

  test('announces nothing if the reader closes it', async () => {
    answers();
    const { user } = await open();
    await question();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(document.body).not.toHaveTextContent('object');
  });

  test('without an answer is not sent', async () => {
    const { callsOf } = answers();
    const { user } = await open();
    await question();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter an answer, or select “Not now”.')).toBeVisible();
    expect(callsOf(`PATCH ${USER}`)).toHaveLength(0);
  });

  test.each([
    ['a complete profile', { json: { data: { ...profile, company: 'Alder', country: 'NO' } } } as const],
    ['a service that fails', { status: 500 } as const],
  ])('does not appear for %s', async (_, answer) => {
    const { calls } = answers({ [`GET ${USER}`]: answer });
    await open();
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    expectEmpty();
  });
});

test('a field that the back end does not store is not asked for', async () => {
  answers();
  const updateUser = { first_name: '{firstName}', country: '{country}' };
  await open({ services: { user: { base: '/services/user', templates: { updateUser } } } });
  expect(await within(await question()).findByRole('combobox')).toHaveAccessibleName(/country/i);
});

test('anonymous visitors see nothing, and after signing out neither do readers', async () => {
  const { calls } = answers();
  const { unmount } = await mountPlaceholder(PLACEHOLDER, afterSignIn);
  expectEmpty();
  expect(calls).toHaveLength(0);
  unmount();
  await open();
  await question();
  await act(() => signOut());
  expectEmpty();
});

test('anonymous visitors do not see a server-rendered list of questions', async () => {
  answers();
  const { element } = await mountPlaceholder(
    '<div data-module="after-sign-in"><ul data-field="questions"><li>company</li><li>title</li></ul></div>',
    afterSignIn,
  );
  expect(element.textContent).toBe('');
  expectEmpty();
});
