import { HttpError } from '../../http';
import { fakeServices, refusal } from '../../../tests/setup/services';
import { forgetEverything, signedInAnswer, signInBefore } from '../../../tests/setup/visitor';
import { createPassword, exchangeSocialCode, linkSocialLogin, registerPartially, unlinkSocialLogin } from './';

const USER = '/services/user/v2';
const ada = { email: 'ada@lantern.example', firstName: 'Ada', lastName: 'Lindgren', occasionalEmail: false };

const CALLS = [
  ['exchangeSocialCode', `POST ${USER}/auth/social/session`, { code: 'once' }, () => exchangeSocialCode('once')],
  ['registerPartially', `POST ${USER}/users/partial`, ada, () => registerPartially(ada, { source: 'wall' })],
  [
    'linkSocialLogin',
    `POST ${USER}/users/42/link-social-login-user-account`,
    { socialLoginIdpName: 'Lantern', returnUrl: '/x' },
    () => linkSocialLogin('Lantern', '/x'),
  ],
  [
    'unlinkSocialLogin',
    `POST ${USER}/users/42/unlink-social-login-user-account`,
    { socialLoginIdpName: 'Lantern' },
    () => unlinkSocialLogin('Lantern'),
  ],
  [
    'createPassword',
    `POST ${USER}/users/42/create-password`,
    { password: 'x', passwordConfirmation: 'x' },
    () => createPassword('x'),
  ],
] as const satisfies [string, string, unknown, () => Promise<unknown>][];

beforeEach(() => {
  forgetEverything();
  signInBefore();
});
afterEach(() => jest.useRealTimers());

describe.each(CALLS)('%s', (_, operation, json, call) => {
  test('is sent as the service expects it', async () => {
    const { calls } = fakeServices({ [operation]: { status: 500 } });
    await expect(call()).rejects.toThrow(HttpError);
    expect(calls.map((call) => [call.operation, call.json])).toEqual([[operation, json]]);
  });

  test.each([1003, 2022, 2024, 2025, 4004])('reports code %i', async (code) => {
    fakeServices({ [operation]: refusal(409, code) });
    await expect(call()).rejects.toMatchObject({ kind: 'status', code });
  });

  test('gives up after ten seconds', async () => {
    jest.useFakeTimers();
    fakeServices({ [operation]: 'never' });
    const outcome = expect(call()).rejects.toMatchObject({ kind: 'timeout' });
    await jest.advanceTimersByTimeAsync(10_001);
    await outcome;
  });
});

test('a code gives a session', async () => {
  fakeServices({ [`POST ${USER}/auth/social/session`]: signedInAnswer() });
  expect(await exchangeSocialCode('once')).toMatchObject({ user: { firstName: 'Ingrid' } });
});

test('a code returns the known details of a new user', async () => {
  const registration = { email: 'ada@lantern.example', name: 'Ada Lindgren', socialLoginIdpName: 'Lantern' };
  fakeServices({ [`POST ${USER}/auth/social/session`]: { json: { registration } } });
  expect(await exchangeSocialCode('once')).toEqual(registration);
});

test.each([{}, { registration: {} }, { registration: { email: 7 } }, { data: null }, null])(
  'a code that gives %j is malformed',
  async (json) => {
    fakeServices({ [`POST ${USER}/auth/social/session`]: { json } });
    await expect(exchangeSocialCode('once')).rejects.toMatchObject({ kind: 'malformed' });
  },
);

test('registering signs in or sends a mail', async () => {
  const { answer, calls } = fakeServices({ [`POST ${USER}/users/partial`]: signedInAnswer() });
  expect(await registerPartially(ada, { source: 'wall' })).toMatchObject({ user: { id: '42' } });
  expect(calls[0]!.headers.get('source-registration')).toBe('wall');
  answer(`POST ${USER}/users/partial`, { status: 202, json: { data: { confirmation: 'sent' } } });
  expect(await registerPartially(ada, {})).toEqual({ proof: 'code' });
});

test('an address without a url is malformed', async () => {
  fakeServices({ [`POST ${USER}/users/42/link-social-login-user-account`]: { json: { data: {} } } });
  await expect(linkSocialLogin('Lantern', '/x')).rejects.toMatchObject({ kind: 'malformed' });
});
