import { screen } from 'testing';
import { CATALOGUE } from '../../setup/catalogue';
import { refusal } from '../../setup/services';
import { INGRID } from '../../setup/visitor';
import { write, type Scene } from './scene';

const USER = 'GET /services/user/v2/users/42';
const SAVE = 'PATCH /services/user/v2/users/42';
const DELETION = '/services/user/v2/users/42/deletion';
const PASSKEYS = '/services/user/v2/users/42/passkeys';
const PHONE = { id: 'phone', userAgent: 'Mozilla/5.0 (iPhone) Safari/604' };
const QUESTION = String.raw`Which organisation do you work for\?`;
const SECOND_FACTOR = '/services/user/v2/users/42/second-factor';

const userAnswer = (more: Partial<typeof INGRID> = {}) => ({
  json: { data: { ...INGRID, company: 'Vistula Foundries', ...more } },
});

/** Forms of a signed-in visitor. */
export const ownScenes: readonly Scene[] = [
  {
    form: 'edit-profile',
    widget: 'edit-profile',
    isSignedIn: true,
    services: {
      [USER]: userAnswer(),
      'GET /services/user/v2/picklist/title': { json: { data: { titles: [] } } },
      'GET /services/content/v1/lookuplists/function': { json: [] },
      'GET /services/content/v1/lookuplists/country': { json: [] },
    },
    call: SAVE,
    answer: userAnswer({ firstName: 'Inga' }),
    fillIn: (user) => write(user, { 'First name': 'Inga' }),
    preservedValues: { 'First name': 'Inga', 'Last name': 'Solheim' },
    button: 'Save profile',
    hasArrived: () => expect(screen.getByText('Your profile is saved')).toBeVisible(),
  },
  {
    form: 'confirm-address',
    widget: 'registration-confirmation',
    address: '/account/confirm?changeToken=secret',
    isSignedIn: true,
    call: SAVE,
    answer: userAnswer({ email: 'inga@example.com' }),
    button: 'Use the new address',
    hasArrived: () => expect(screen.getByText('Your new e-mail address is confirmed')).toBeVisible(),
  },
  {
    form: 'edit-subscriptions',
    widget: 'edit-subscriptions',
    isSignedIn: true,
    services: { ...CATALOGUE, [USER]: userAnswer() },
    call: SAVE,
    answer: userAnswer(),
    fillIn: async (user) => user.click(await screen.findByRole('checkbox', { name: 'Strategy' })),
    button: 'Save subscriptions',
    hasArrived: () => expect(screen.getByText('Your subscriptions are saved.')).toBeVisible(),
    unexpected: /could not be saved. Your choices are kept/,
  },
  {
    form: 'create-password',
    widget: 'linked-accounts',
    isSignedIn: true,
    config: { socialLogins: { Lantern: 'Lantern' }, flags: { sso: true } },
    services: {
      [USER]: userAnswer({ hasPassword: false, socialLoginIdps: 'Lantern' }),
      'POST /services/user/v2/users/42/unlink-social-login-user-account': { status: 204 },
    },
    call: 'POST /services/user/v2/users/42/create-password',
    answer: { status: 204 },
    async fillIn(user) {
      await user.click(await screen.findByRole('button', { name: 'Unlink Lantern' }));
      await write(user, { 'New password': 'Fjord-and-42-boats' });
    },
    button: 'Create the password and unlink',
    hasArrived: () => expect(screen.getByText(/Lantern is unlinked/)).toBeVisible(),
    unexpected: /could not be created/,
  },
  {
    form: 'account-deletion',
    widget: 'account-data',
    isSignedIn: true,
    services: { [`GET ${DELETION}`]: { json: { data: { dueAt: null, requiresPassword: true } } } },
    call: `POST ${DELETION}`,
    answer: { status: 202, json: { data: { dueAt: '2026-12-04T10:00:00Z' } } },
    async fillIn(user) {
      await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
      await write(user, { 'Your password': 'Lighthouse-42' });
    },
    button: 'Delete my account',
    hasArrived: () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
  },
  {
    form: 'proof',
    widget: 'passkeys',
    isSignedIn: true,
    services: {
      [`GET ${PASSKEYS}`]: { json: { data: { passkeys: [PHONE], requiresPassword: true } } },
      [`DELETE ${PASSKEYS}/phone`]: refusal(403, 2007),
    },
    call: 'POST /services/user/v2/users/42/proof',
    answer: { status: 204 },
    async fillIn(user) {
      await user.click(await screen.findByRole('button', { name: 'Remove: Safari on iPhone' }));
      await user.click(await screen.findByRole('button', { name: 'Remove passkey' }));
      await write(user, { 'Your password': 'Lighthouse-42' });
    },
    button: 'Continue',
    hasArrived: () => expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument(),
  },
  {
    form: 'passkey-name',
    widget: 'passkeys',
    isSignedIn: true,
    services: { [`GET ${PASSKEYS}`]: { json: { data: { passkeys: [{ ...PHONE, name: '' }] } } } },
    call: `PATCH ${PASSKEYS}/phone`,
    answer: { json: { data: { ...PHONE, name: 'Work phone' } } },
    async fillIn(user) {
      await user.click(await screen.findByRole('button', { name: 'Rename: Safari on iPhone' }));
      await write(user, { Name: 'Work phone' });
    },
    preservedValues: { Name: 'Work phone' },
    button: 'Save name',
    hasArrived: () => expect(screen.getByRole('button', { name: 'Rename: Work phone' })).toBeVisible(),
  },
  {
    form: 'profile-question',
    widget: 'after-sign-in',
    attributes: 'data-questions="company"',
    isSignedIn: true,
    services: { [USER]: userAnswer({ company: '' }) },
    call: SAVE,
    answer: userAnswer(),
    fillIn: (user) => write(user, { [QUESTION]: 'Alder' }),
    preservedValues: { [QUESTION]: 'Alder' },
    button: 'Save',
    hasArrived: () => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument(),
  },
  {
    form: 'second-factor-proof',
    widget: 'second-factor',
    isSignedIn: true,
    services: {
      [`GET ${SECOND_FACTOR}`]: { json: { data: { isOn: true, recoveryCodesLeft: 9, requiresPassword: true } } },
    },
    call: `POST ${SECOND_FACTOR}/off`,
    answer: { status: 204 },
    async fillIn(user) {
      await user.click(await screen.findByRole('button', { name: 'Turn off' }));
      await write(user, { 'Your password': 'Lighthouse-42' });
    },
    button: 'Turn off',
    hasArrived: () => expect(screen.getByRole('button', { name: 'Set up two-step verification' })).toBeVisible(),
  },
  {
    form: 'second-factor-setup',
    widget: 'second-factor',
    isSignedIn: true,
    services: {
      [`GET ${SECOND_FACTOR}`]: { json: { data: { isOn: false, recoveryCodesLeft: 0, requiresPassword: false } } },
      [`POST ${SECOND_FACTOR}`]: {
        json: { data: { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Firm:ingrid?secret=GEZDGNBVGY3TQOJQ' } },
      },
    },
    call: `POST ${SECOND_FACTOR}/confirm`,
    answer: { json: { data: { recoveryCodes: ['aaaaa-11111', 'bbbbb-22222'] } } },
    async fillIn(user) {
      await user.click(await screen.findByRole('button', { name: 'Set up two-step verification' }));
      await user.click(await screen.findByRole('button', { name: 'Continue' }));
      await write(user, { 'Verification code': '123456' });
    },
    preservedValues: { 'Verification code': '123456' },
    button: 'Turn on',
    hasArrived: () => expect(screen.getByText('aaaaa-11111')).toBeVisible(),
  },
];
