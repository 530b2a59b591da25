import { waitFor } from 'testing';
import { configure } from '../../core/config';
import { HttpError } from '../../http';
import { fakeServices, refusal } from '../../../tests/setup/services';
import { forgetEverything, signedInAnswer, signInBefore } from '../../../tests/setup/visitor';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  beginSecondFactor,
  cancelDeletion,
  confirmSecondFactor,
  endEverySession,
  endOtherSessions,
  endRemoteSession,
  fetchDeletion,
  fetchOwnData,
  fetchPasskeys,
  fetchSecondFactor,
  fetchSessions,
  proveOwner,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  requestDeletion,
  signInByPasskey,
  signInBySecondFactor,
  turnOffSecondFactor,
} from './';

const made = {
  id: 'a+b',
  rawId: 'a',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: '', attestationObject: '' },
} as const;
const signed = { ...made, response: { clientDataJSON: '', authenticatorData: '', signature: '' } } as const;

type Row = [method: string, path: string, json: unknown, call: (signal?: AbortSignal) => Promise<unknown>];
const calls: Row[] = [
  ['GET', '/v2/users/42/sessions', undefined, fetchSessions],
  ['DELETE', '/v2/users/42/sessions/a%2Fb', undefined, (signal) => endRemoteSession('a/b', signal)],
  ['DELETE', '/v2/users/42/sessions?except=current', undefined, endOtherSessions],
  ['DELETE', '/v2/users/42/sessions', undefined, endEverySession],
  ['GET', '/v2/users/42/export', undefined, fetchOwnData],
  ['GET', '/v2/users/42/deletion', undefined, fetchDeletion],
  ['POST', '/v2/users/42/deletion', { password: 'x' }, (signal) => requestDeletion('x', signal)],
  ['DELETE', '/v2/users/42/deletion', undefined, cancelDeletion],
  ['GET', '/v2/users/42/passkeys', undefined, fetchPasskeys],
  ['POST', '/v2/users/42/passkeys/options', undefined, beginPasskey],
  ['POST', '/v2/users/42/passkeys', { response: made }, (signal) => addPasskey(made, signal)],
  ['PATCH', '/v2/users/42/passkeys/a%2Bb', { name: 'Work' }, (signal) => renamePasskey('a+b', 'Work', signal)],
  ['DELETE', '/v2/users/42/passkeys/a%2Bb', undefined, (signal) => removePasskey('a+b', signal)],
  ['POST', '/v2/users/42/proof', { password: 'x' }, (signal) => proveOwner('x', signal)],
  ['GET', '/v2/users/42/second-factor', undefined, fetchSecondFactor],
  ['POST', '/v2/users/42/second-factor', { password: 'x' }, (signal) => beginSecondFactor('x', signal)],
  ['POST', '/v2/users/42/second-factor/confirm', { code: '123456' }, (signal) => confirmSecondFactor('123456', signal)],
  ['POST', '/v2/users/42/second-factor/recovery-codes', { password: 'x' }, (signal) => renewRecoveryCodes('x', signal)],
  ['POST', '/v2/users/42/second-factor/off', { password: 'x' }, (signal) => turnOffSecondFactor('x', signal)],
  [
    'POST',
    '/v2/auth/second-factor',
    { challenge: 'once', code: '123456' },
    (signal) => signInBySecondFactor({ challenge: 'once', code: '123456' }, signal),
  ],
  ['POST', '/v2/auth/passkey/options', undefined, beginPasskeySignIn],
  ['POST', '/v2/auth/passkey', { response: signed }, (signal) => signInByPasskey(signed, signal)],
];

beforeEach(forgetEverything);
afterEach(() => jest.useRealTimers());

test.each(calls)('%s %s is sent as the service expects it', async (method, path, json, call) => {
  const services = fakeServices();
  signInBefore();
  await call().catch(() => undefined);
  const [sent] = services.calls;
  expect(sent!.operation.split(' ')[0]).toBe(method);
  expect(sent!.url.pathname + sent!.url.search).toBe(`/services/user${path}`);
  expect(sent!.json).toEqual(json);
  expect(sent!.headers.has('authorization')).toBe(!path.startsWith('/v2/auth'));
});

test.each(calls)(
  '%s %s that is never answered ends in a time-out, and is not sent again',
  async (_, path, __, call) => {
    jest.useFakeTimers();
    const services = fakeServices({ [`${_} /services/user${path.replace(/\?.*/, '')}`]: 'never' });
    signInBefore();
    const outcome = expect(call()).rejects.toMatchObject({ kind: 'timeout' });
    await jest.advanceTimersByTimeAsync(30_000);
    await outcome;
    expect(services.calls).toHaveLength(1);
  },
);

test.each<[string, number, number, string]>([
  ['an old sign-in', 403, 2007, 'POST /services/user/v2/users/42/deletion'],
  ['a wrong password', 403, 2008, 'POST /services/user/v2/users/42/deletion'],
])('%s keeps its code', async (_, status, code, operation) => {
  fakeServices({ [operation]: refusal(status, code) });
  signInBefore();
  await expect(requestDeletion(undefined)).rejects.toMatchObject({ kind: 'status', status, code });
});

test('an unknown passkey keeps its code, and starts no session', async () => {
  fakeServices({ 'POST /services/user/v2/auth/passkey': refusal(400, 2009) });
  await expect(signInByPasskey(signed)).rejects.toMatchObject({ code: 2009 });
  expect(document.cookie).toBe('');
});

test('a passkey that is known begins a session', async () => {
  fakeServices({ 'POST /services/user/v2/auth/passkey': signedInAnswer() });
  const { user, begin } = await signInByPasskey(signed);
  begin();
  expect(user.firstName).toBe('Ingrid');
  expect(document.cookie).toContain('inlay_access=');
});

describe('A service that still sends `asksPassword`', () => {
  const FIELD = 'Inlay: field "asksPassword" of a response is deprecated';
  const responses: [string, object, () => Promise<{ requiresPassword: boolean }>][] = [
    ['passkeys', { passkeys: [] }, fetchPasskeys],
    ['second-factor', { isOn: true }, fetchSecondFactor],
    ['deletion', { dueAt: null }, fetchDeletion],
  ];
  let warn: jest.SpyInstance;

  beforeEach(() => {
    signInBefore();
    warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    warn.mockRestore();
    configure([]);
  });

  test('is read like one that sends `requiresPassword`, and one warning names both', async () => {
    for (const [path, data, call] of responses) {
      fakeServices({ [`GET /services/user/v2/users/42/${path}`]: { json: { data: { ...data, asksPassword: true } } } });
      expect(await call()).toMatchObject({ requiresPassword: true });
    }
    await waitFor(() => expect(warn.mock.calls).toEqual([[`${FIELD}: it is now "requiresPassword".`]]));
  });

  test('is read by its present field, without a warning, if it sends both for bundles of both versions', async () => {
    for (const [path, data, call] of responses) {
      const json = { data: { ...data, requiresPassword: false, asksPassword: true } };
      fakeServices({ [`GET /services/user/v2/users/42/${path}`]: { json } });
      expect(await call()).toMatchObject({ requiresPassword: false });
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(warn.mock.calls).toEqual([]);
  });

  test('may be configured by the former name', async () => {
    const user = { base: '/services/user', response: { passkeys: { asksPassword: 'security.needsPassword' } } };
    configure([{ from: 'test', isTrusted: true, values: { services: { user } } }]);
    const json = { data: { passkeys: [], security: { needsPassword: true } } };
    fakeServices({ 'GET /services/user/v2/users/42/passkeys': { json } });
    expect(await fetchPasskeys()).toMatchObject({ requiresPassword: true });
  });
});

describe('nonsense in an answer', () => {
  const LIST = 'GET /services/user/v2/users/42/sessions';

  test('skips invalid sessions, and wrong values in others', async () => {
    signInBefore();
    fakeServices({
      [LIST]: {
        json: { data: { sessions: [{ id: 'one', userAgent: 7, isCurrent: 'yes' }, { userAgent: 'x' }, null, 'two'] } },
      },
    });
    expect(await fetchSessions()).toEqual([
      { id: 'one', userAgent: '', country: '', startedAt: '', lastSeenAt: '', isCurrent: false },
    ]);
  });

  test.each([null, {}, { data: null }, [], { data: { dueAt: 7 } }])(
    '%j is malformed where it cannot be lived without',
    async (json) => {
      signInBefore();
      fakeServices({
        [LIST]: { json },
        'GET /services/user/v2/users/42/deletion': { json },
        'POST /services/user/v2/users/42/passkeys/options': { json },
      });
      if (!(json as { data?: unknown } | null)?.data && !Array.isArray(json))
        await expect(fetchSessions()).rejects.toThrow(HttpError);
      await expect(fetchDeletion()).rejects.toMatchObject({ kind: 'malformed' });
      await expect(beginPasskey()).rejects.toMatchObject({ kind: 'malformed' });
    },
  );
});
