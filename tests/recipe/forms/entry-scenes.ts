import { screen } from 'testing';
import { signedInAnswer } from '../../setup/visitor';
import { write, type Scene } from './scene';

const EMAIL = 'ingrid@alder.example';
const PASSWORD = 'Fjord-and-42-boats';

const SIGN_IN = 'POST /services/user/v2/auth/signin';
const REGISTER = 'POST /services/user/v2/users';
const CONFIRM = 'POST /services/user/v2/users/confirm';

const credentials = { 'E-mail address': EMAIL, Password: PASSWORD };
const person = { ...credentials, 'First name': 'Ingrid', 'Last name': 'Solheim' };
const typed = { 'E-mail address': EMAIL, 'First name': 'Ingrid', 'Last name': 'Solheim' };

const isAt = (hash: string) => () => expect(location.hash).toBe(hash);
const isAskedForCode = () => expect(screen.getByLabelText('Code from the e-mail')).toBeVisible();
const offersCode = { flags: { mailedCode: true } };
const REQUEST_CODE = 'POST /services/user/v2/auth/mailed-code';
const codeRequested = { status: 202, json: { data: { challenge: 'of-this-tab' } } };

const codeOnItsWay = { status: 202, json: { data: {} } };

const register = {
  form: 'sign-up',
  call: REGISTER,
  answer: codeOnItsWay,
  preservedValues: typed,
  button: 'Create an account',
  hasArrived: isAskedForCode,
} as const satisfies Partial<Scene>;

let codes = 0;

/** Forms that lead to a session. */
export const entryScenes: readonly Scene[] = [
  {
    form: 'sign-in',
    widget: 'sign-in',
    attributes: 'data-redirect="#welcome"',
    call: SIGN_IN,
    answer: signedInAnswer(),
    fillIn: (user) => write(user, credentials),
    preservedValues: { 'E-mail address': EMAIL },
    button: 'Sign in',
    hasArrived: isAt('#welcome'),
  },
  {
    form: 'second-factor',
    widget: 'sign-in',
    attributes: 'data-redirect="#welcome"',
    services: { [SIGN_IN]: { status: 403, json: { error: { code: 2010, message: '', challenge: 'once' } } } },
    call: 'POST /services/user/v2/auth/second-factor',
    answer: signedInAnswer(),
    async fillIn(user) {
      await write(user, credentials);
      await user.click(screen.getByRole('button', { name: 'Sign in' }));
      await write(user, { 'Verification code': '123456' });
    },
    preservedValues: { 'Verification code': '123456' },
    button: 'Sign in',
    hasArrived: isAt('#welcome'),
  },
  {
    form: 'second-factor-reset',
    widget: 'sign-in',
    config: { flags: { resetSecondFactor: true } },
    services: { [SIGN_IN]: { status: 403, json: { error: { code: 2010, message: '', challenge: 'once' } } } },
    call: 'POST /services/user/v2/auth/second-factor/reset',
    answer: { status: 202, json: { data: { dueAt: '2026-12-03T14:00:00Z' } } },
    async fillIn(user) {
      await write(user, credentials);
      await user.click(screen.getByRole('button', { name: 'Sign in' }));
      await user.click(await screen.findByRole('button', { name: 'I can’t use my codes' }));
      await screen.findByRole('button', { name: 'Start the waiting period' });
    },
    button: 'Start the waiting period',
    hasArrived: () => expect(screen.getByRole('status')).toHaveTextContent('The waiting period has started'),
  },
  {
    form: 'mailed-code-address',
    widget: 'sign-in',
    config: offersCode,
    call: REQUEST_CODE,
    answer: codeRequested,
    async fillIn(user) {
      await user.click(screen.getByRole('button', { name: 'E-mail me a code' }));
      await screen.findByText(/You don’t need your password/);
      await write(user, { 'E-mail address': EMAIL });
    },
    preservedValues: { 'E-mail address': EMAIL },
    button: 'E-mail me a code',
    hasArrived: isAskedForCode,
  },
  {
    form: 'mailed-code',
    widget: 'sign-in',
    attributes: 'data-redirect="#welcome"',
    config: offersCode,
    services: { [REQUEST_CODE]: codeRequested },
    call: `${REQUEST_CODE}/session`,
    answer: signedInAnswer(),
    async fillIn(user) {
      await write(user, { 'E-mail address': EMAIL });
      await user.click(screen.getByRole('button', { name: 'E-mail me a code' }));
      await write(user, { 'Code from the e-mail': '123456' });
    },
    preservedValues: { 'Code from the e-mail': '123456' },
    button: 'Sign in with a code',
    hasArrived: isAt('#welcome'),
  },
  { ...register, widget: 'sign-up', fillIn: (user) => write(user, person) },
  { ...register, widget: 'registration-form', fillIn: (user) => write(user, person) },
  {
    ...register,
    widget: 'regwall',
    attributes: 'data-variant="timer" data-timer="0"',
    fillIn: (user) => write(user, person),
  },
  {
    form: 'confirm-registration',
    widget: 'sign-up',
    attributes: 'data-redirect="#article"',
    services: { [REGISTER]: codeOnItsWay },
    call: CONFIRM,
    answer: signedInAnswer(),
    async fillIn(user) {
      await write(user, person);
      await user.click(screen.getByRole('button', { name: 'Create an account' }));
      await write(user, { 'Code from the e-mail': '123456' });
    },
    preservedValues: { 'Code from the e-mail': '123456' },
    button: 'Confirm',
    hasArrived: isAt('#article'),
  },
  {
    form: 'confirm-registration',
    widget: 'registration-confirmation',
    address: '/account/confirm?token=secret',
    call: CONFIRM,
    answer: signedInAnswer(),
    button: 'Confirm my e-mail address',
    hasArrived: () => expect(screen.getByText('Thank you, your registration is complete')).toBeVisible(),
  },
  {
    form: 'forgot-password',
    widget: 'forgot-password',
    call: 'POST /services/user/v2/auth/forgot-password',
    answer: { status: 202, json: { data: {} } },
    fillIn: (user) => write(user, { 'E-mail address': EMAIL }),
    preservedValues: { 'E-mail address': EMAIL },
    button: 'Send me a link',
    hasArrived: () => expect(screen.getByRole('status')).toHaveTextContent(/If there is an account/),
  },
  {
    form: 'reset-password',
    widget: 'reset-password',
    address: '/account/reset-password?token=secret&uid=sealed',
    services: { [SIGN_IN]: signedInAnswer() },
    call: 'POST /services/user/v2/auth/reset-password',
    answer: { json: { data: { email: EMAIL } } },
    fillIn: (user) => write(user, { 'New password': PASSWORD, 'Repeat the new password': PASSWORD }),
    button: 'Save new password',
    hasArrived: () => expect(screen.getByRole('status')).toHaveTextContent('Your password is changed'),
  },
  {
    form: 'undo-change',
    widget: 'reset-password',
    address: '/account/reset-password?undoToken=secret',
    call: 'POST /services/user/v2/auth/undo-change',
    answer: { json: { data: { token: 'next', encEmailId: 'sealed' } } },
    button: 'Undo and sign out all devices',
    hasArrived: () => expect(screen.getByRole('status')).toHaveTextContent('All devices are signed out'),
  },
  {
    form: 'registration',
    widget: 'registration',
    address: '/account/registration',
    services: lookups(),
    call: REGISTER,
    answer: codeOnItsWay,
    async fillIn(user) {
      await write(user, person);
      await profession(user);
    },
    preservedValues: { ...typed, Organisation: 'Nordfjord Papir', 'Job title': 'specialist' },
    button: 'Create an account',
    hasArrived: isAskedForCode,
  },
  {
    form: 'registration',
    widget: 'registration',
    // A code from the provider is valid for one visit.
    address: () => `/account/registration?type=sso&isRegistered=true&code=once-${(codes += 1)}`,
    config: { pages: { confirm: '/account/registration?type=sso#confirm' }, socialLogins: { Lantern: 'Lantern' } },
    services: {
      ...lookups(),
      'POST /services/user/v2/auth/social/session': {
        json: { registration: { email: EMAIL, name: 'Solheim, Ingrid', socialLoginIdpName: 'Lantern' } },
      },
    },
    call: 'POST /services/user/v2/users/partial',
    answer: signedInAnswer(),
    async fillIn(user) {
      await profession(user);
      for (const title of [
        'Which newsletters would you like?',
        'Which topics interest you?',
        'Would you like a course by e-mail?',
      ]) {
        await user.click(screen.getByRole('button', { name: 'Continue' }));
        await screen.findByRole('heading', { name: title });
      }
    },
    button: 'Complete registration',
    hasArrived: isAt('#confirm'),
  },
];

function lookups() {
  return {
    'GET /services/content/v1/subscriptions': { json: { data: { subscriptions: {} } } },
    'GET /services/user/v2/picklist/title': { json: { data: { titles: [{ id: 'specialist', name: 'Specialist' }] } } },
    'GET /services/content/v1/lookuplists/function': { json: [{ Description: 'Finance', code: 'finance' }] },
    'GET /services/content/v1/lookuplists/country': { json: [{ Description: 'Norway', code: 'NO' }] },
    'GET /services/geo': { json: {} },
  };
}

async function profession(user: Parameters<NonNullable<Scene['fillIn']>>[0]) {
  await screen.findByRole('option', { name: 'Specialist' });
  await user.selectOptions(screen.getByLabelText('Job title'), 'specialist');
  await user.selectOptions(screen.getByLabelText('Field of work'), 'finance');
  await write(user, { Organisation: 'Nordfjord Papir' });
}
