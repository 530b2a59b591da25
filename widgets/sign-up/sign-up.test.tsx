import { act, screen, waitFor, within } from 'testing';
import { tabStore } from '../../src/core';
import { isSignedIn } from '../../src/session';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, refusal } from '../../tests/setup/services';
import { forgetEverything, signedInAnswer, signInBefore } from '../../tests/setup/visitor';
import signUp from './index';

const REGISTER = 'POST /services/user/v2/users';
const PARTIAL = 'POST /services/user/v2/users/partial';
const CONFIRM = 'POST /services/user/v2/users/confirm';
const RESEND = 'POST /services/user/v2/users/resend-confirmation';
const GEO = 'GET /services/geo';
const COUNTRIES = 'GET /services/content/v1/lookuplists/country';

const services = (more = {}) =>
  fakeServices({
    [REGISTER]: { status: 202, json: { data: { confirmation: 'sent' } } },
    [GEO]: { json: { country_code: 'CH', country_name: 'Switzerland' } },
    [COUNTRIES]: {
      json: [
        { Description: 'Norway', code: 'NO' },
        { Description: 'Switzerland', code: 'CH' },
      ],
    },
    ...more,
  });

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /occasionally/ });
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Code from the e-mail' });
const button = () => screen.getByRole('button', { name: 'Create an account' });

async function open(
  html = '<div data-module="sign-up" data-redirect="#article"><a href="/account/sign-up">Register</a></div>',
) {
  const mounted = await mountPlaceholder(html, signUp, {
    captcha: { provider: 'none' },
    page: { practiceCode: 'energy-materials' },
    socialLogins: { Lantern: 'Lantern' },
  });
  async function fillIn() {
    await mounted.user.type(field('E-mail address'), 'ingrid@alder.example');
    await mounted.user.type(password(), 'Fjord-and-42-boats');
    await mounted.user.type(field('First name'), 'Ingrid');
    await mounted.user.type(field('Last name'), 'Solheim');
  }
  async function register() {
    await fillIn();
    await mounted.user.click(button());
  }
  return { ...mounted, fillIn, register };
}

beforeEach(forgetEverything);

test('a visitor registers, types the code from the mail and is back where they began', async () => {
  const { callsOf } = services({ [CONFIRM]: signedInAnswer() });
  history.replaceState(null, '', '/?source=wall&cid=eml-web');
  const { register, user } = await open();
  await screen.findByRole('combobox', { name: /Country/ });
  await register();
  expect(
    await screen.findByText(
      'We have sent an e-mail to ingrid@alder.example. Enter the code from it here, or open the link in it.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'First name' })).not.toBeInTheDocument();
  await user.type(await code(), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(location.hash).toBe('#article'));

  const [registration] = callsOf(REGISTER);
  expect(registration!.json).toEqual({
    email: 'ingrid@alder.example',
    password: 'Fjord-and-42-boats',
    passwordConfirmation: 'Fjord-and-42-boats',
    firstName: 'Ingrid',
    lastName: 'Solheim',
    country: 'CH',
    occasionalEmail: false,
    subscriptions: [],
    metadata: { cid: 'eml-web', practiceCode: 'energy-materials', returnUrl: expect.stringContaining('#article') },
  });
  expect(registration!.headers.get('source-registration')).toBe('wall');
  expect(callsOf(CONFIRM)[0]!.json).toEqual({ email: 'ingrid@alder.example', code: '123456' });
  expect(isSignedIn()).toBe(true);
});

test('a new code takes the wrong one and its error away', async () => {
  services({
    [REGISTER]: { status: 202, json: { data: { confirmation: 'sent' } } },
    [RESEND]: { status: 202 },
    [CONFIRM]: { status: 400, json: { error: { code: 6010 } } },
  });
  const { register, user } = await open();
  await register();
  await user.type(await code(), '000000');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(async () => expect(await code()).toBeInvalid());
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  await waitFor(async () => expect(await code()).toBeValid());
  expect(await code()).toHaveValue('');
});

test('the code and another mail go to the registration of this browser, not to another of the same address', async () => {
  const { callsOf } = services({
    [REGISTER]: { status: 202, json: { data: { confirmation: 'sent', registration: 'attempt-7' } } },
    [RESEND]: { status: 202 },
    [CONFIRM]: signedInAnswer(),
  });
  const { register, user } = await open();
  await register();
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  await waitFor(() =>
    expect(callsOf(RESEND)[0]!.json).toEqual({ email: 'ingrid@alder.example', registration: 'attempt-7' }),
  );
  await user.type(await code(), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(callsOf(CONFIRM)[0]!.json).toEqual({
      email: 'ingrid@alder.example',
      code: '123456',
      registration: 'attempt-7',
    }),
  );
});

describe("the visitor's country", () => {
  test('is filled in, and does not change the box for occasional e-mails', async () => {
    services();
    await open();
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Country/ })).toHaveValue('CH'));
    expect(consent()).not.toBeChecked();
  });

  test('ticks the box where the site says so', async () => {
    services();
    await open('<div data-module="sign-up" data-consent-country="CH"></div>');
    await waitFor(() => expect(consent()).toBeChecked());
  });

  test('is left empty if the location is unknown', async () => {
    services({ [GEO]: { status: 500 } });
    await open();
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Country/ })).toHaveValue(''));
  });

  test('is left out if the list of countries cannot be loaded', async () => {
    services({ [COUNTRIES]: { text: '<html>Service unavailable</html>' } });
    const { register } = await open();
    await register();
    expect(await code()).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('never overrides what the visitor chose', async () => {
    let answerGeo!: (response: { json: unknown }) => void;
    // Created here: the request may come before or after the selection.
    const geo = new Promise<{ json: unknown }>((resolve) => (answerGeo = resolve));
    services({ [GEO]: () => geo });
    const { user } = await open('<div data-module="sign-up" data-consent-country="CH"></div>');
    await screen.findByRole('option', { name: 'Norway' });
    await user.selectOptions(screen.getByRole('combobox', { name: /Country/ }), 'NO');
    await act(async () => answerGeo({ json: { country_code: 'CH' } }));
    await waitFor(() => expect(consent()).toBeChecked());
    expect(screen.getByRole('combobox', { name: /Country/ })).toHaveValue('NO');
  });
});

describe('the code', () => {
  test('is still required after a reload', async () => {
    services();
    const { register, unmount } = await open();
    await register();
    await code();
    unmount();
    await open();
    expect(await code()).toBeVisible();
    expect(screen.getByText(/ingrid@alder.example/)).toBeVisible();
  });

  test('is not needed by those who open the link of the mail in another tab', async () => {
    services();
    const { register } = await open();
    await register();
    await code();
    act(() => signInBefore());
    await waitFor(() => expect(location.hash).toBe('#article'));
  });

  test('after a wrong address: it can be corrected, and the other input is kept', async () => {
    services();
    const { register, user } = await open();
    await register();
    await user.click(await screen.findByRole('button', { name: 'Use another e-mail address' }));
    expect(field('First name')).toHaveValue('Ingrid');
    await waitFor(() => expect(field('E-mail address')).toHaveFocus());
  });
});

describe('something is wrong:', () => {
  test('a password with the name of the address is refused before anything is sent', async () => {
    const { callsOf } = services();
    const { user } = await open();
    await user.type(field('E-mail address'), 'ingrid@alder.example');
    await user.type(password(), 'ingrid-and-42-boats');
    await user.tab();
    expect(password()).toBeInvalid();
    await user.click(button());
    expect(callsOf(REGISTER)).toHaveLength(0);
    expect(await screen.findByText(/Fix \d+ fields to continue/)).toBeVisible();
  });

  test.each([
    [1002, 'Enter an e-mail address such as'],
    [1003, 'Choose a stronger password'],
    [1004, 'An answer is missing'],
    [1008, 'The security check failed'],
    [2005, 'Too many attempts'],
    [9999, 'Something went wrong on our side'],
  ])('code %i of the service has its message', async (number, message) => {
    services({ [REGISTER]: refusal(400, number) });
    const { element, register } = await open();
    await register();
    await waitFor(() => expect(element).toHaveTextContent(message));
    expect(element).not.toHaveTextContent('for developers');
    expect(field('First name')).toHaveValue('Ingrid');
  });

  test('what is typed survives a reload, without the password', async () => {
    services({ [REGISTER]: 'offline' });
    const { register, unmount } = await open();
    await register();
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
    unmount();
    await open();
    expect(field('E-mail address')).toHaveValue('ingrid@alder.example');
    expect(password()).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Fjord');
  });
});

describe('someone who signs in with a social account', () => {
  const html =
    '<div data-module="sign-up" data-redirect="#article" data-social-email="ada@example.com" data-full-name="Ada Maria Lindgren"></div>';

  test('has an address that stays and no password', async () => {
    const { callsOf } = services({ [PARTIAL]: { status: 202, json: { data: { confirmation: 'sent' } } } });
    const { user } = await open(html);
    expect(field('E-mail address')).toHaveAttribute('readonly');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(field('First name')).toHaveValue('Ada Maria');
    await user.click(button());
    await code();
    expect(callsOf(PARTIAL)[0]!.json).toMatchObject({
      email: 'ada@example.com',
      firstName: 'Ada Maria',
      lastName: 'Lindgren',
    });
    expect(callsOf(PARTIAL)[0]!.json).not.toHaveProperty('password');
  });

  test('is signed in immediately if the provider has verified the address', async () => {
    services({ [PARTIAL]: signedInAnswer() });
    const { user } = await open(html);
    await user.click(button());
    await waitFor(() => expect(location.hash).toBe('#article'));
    expect(isSignedIn()).toBe(true);
  });

  test('is asked to begin again when that was too long ago', async () => {
    services({ [PARTIAL]: refusal(400, 2022) });
    const { user } = await open(html);
    await user.click(button());
    expect(await screen.findByText(/This sign-in has expired/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue with Lantern' })).toHaveAttribute(
      'href',
      expect.stringContaining('/v2/auth/social/Lantern?redirectUrl='),
    );
  });
});

test('a visitor who is signed in already sees as whom', async () => {
  services();
  act(() => signInBefore());
  const { element } = await open('<div data-module="sign-up"></div>');
  expect(within(element).getByText('You are signed in as Ingrid Solheim.')).toBeVisible();
  expect(tabStore.get('visitor:confirming')).toBeNull();
});
