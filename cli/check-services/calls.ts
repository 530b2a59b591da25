import type { FieldKind, FIELDS } from '../../src/http/fields.ts';

/** One call, as the product makes it. Its address, headers and names of fields come from the configuration. */
export interface Call {
  readonly service: 'user' | 'forms' | 'content' | 'geo';
  readonly call: string;
  readonly method: string;
  /** Belongs to a session: cookies go along, and tokens where there are some. */
  readonly isOwn?: boolean;
  /** A refusal is the right answer to a visitor who is not signed in. */
  readonly needsSession?: boolean;
  /** Pages do without. */
  readonly isOptional?: boolean;
  /** Of a part that a back end may do without, unless the configuration asks for it: whatever keeps pages from the call is no mistake. */
  readonly isExtra?: boolean;
  /** The flag of the configuration that asks for it. */
  readonly flag?: 'passkeys';
  /** The CAPTCHA's header goes along. */
  readonly hasCaptcha?: boolean;
  readonly query?: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, string>>;
  /** What is in the answer. */
  readonly answers?: keyof typeof FIELDS.response;
  /** What is in the `data` of the answer, by these names alone. */
  readonly data?: Readonly<Record<string, FieldKind>>;
  /** The answer is a list of these. */
  readonly items?: readonly string[];
  /** The fields of the items of a list in the answer. */
  readonly itemsOf?: Readonly<Record<string, readonly string[]>>;
}

const user = (call: string, method: string, more: Partial<Call> = {}): Call => ({
  service: 'user',
  call,
  method,
  ...more,
});
const ownCall = (call: string, method: string, more: Partial<Call> = {}): Call =>
  user(call, method, { isOwn: true, ...more });
const authenticatedCall = (call: string, method: string, more: Partial<Call> = {}): Call =>
  ownCall(call, method, { needsSession: true, ...more });

export const READ_USER = authenticatedCall('user', 'GET', { answers: 'user' });
export const READ_SAVED = authenticatedCall('savedArticles', 'GET', {
  query: { currentOffset: '0', pageSize: '9' },
  answers: 'savedArticles',
  itemsOf: { savedArticles: ['id'] },
});
export const WHO_IS_THERE = authenticatedCall('session', 'GET', { answers: 'user' });
export const SIGN_IN = ownCall('signIn', 'POST', { answers: 'user' });
export const RENEW = ownCall('token', 'POST');
export const UPDATE_USER = authenticatedCall('updateUser', 'PATCH');
export const SAVE = authenticatedCall('saveArticle', 'POST');
export const UNSAVE = authenticatedCall('unsaveArticle', 'DELETE');
export const SIGN_OUT = ownCall('signOut', 'POST');
export const CATALOGUE: Call = { service: 'content', call: 'subscriptions', method: 'GET', answers: 'subscriptions' };

const factor = (call: string, method: string, more: Partial<Call> = {}): Call =>
  authenticatedCall(call, method, { isExtra: true, ...more });
const passkey = (call: string, method: string, more: Partial<Call> = {}): Call =>
  factor(call, method, { flag: 'passkeys', ...more });
const OPTIONS = { challenge: 'text' } as const;

export const READ_SECOND_FACTOR = factor('secondFactor', 'GET', {
  data: { isOn: 'flag', recoveryCodesLeft: 'number?', asksPassword: 'flag?' },
});
/** Nothing changes before it is confirmed. */
export const BEGIN_SECOND_FACTOR = factor('beginSecondFactor', 'POST', { data: { secret: 'text', uri: 'text' } });
export const READ_PASSKEYS = passkey('passkeys', 'GET', {
  data: { passkeys: 'list', asksPassword: 'flag?' },
  itemsOf: { passkeys: ['id'] },
});
export const PROVE_OWNER = passkey('proveOwner', 'POST', { flag: undefined });
export const PASSKEY_OPTIONS = passkey('passkeyOptions', 'POST', { data: OPTIONS });
export const PASSKEY_SIGN_IN_OPTIONS = user('passkeySignInOptions', 'POST', {
  isExtra: true,
  flag: 'passkeys',
  data: OPTIONS,
});

/** What else a page calls where the first is offered. */
export const EXTRAS: readonly (readonly [read: Call, writes: readonly Call[]])[] = [
  [
    READ_SECOND_FACTOR,
    [
      BEGIN_SECOND_FACTOR,
      factor('confirmSecondFactor', 'POST'),
      factor('renewRecoveryCodes', 'POST'),
      factor('turnOffSecondFactor', 'POST'),
      ownCall('signInBySecondFactor', 'POST', { isExtra: true }),
    ],
  ],
  [
    READ_PASSKEYS,
    [
      PROVE_OWNER,
      PASSKEY_OPTIONS,
      passkey('addPasskey', 'POST'),
      passkey('removePasskey', 'DELETE'),
      PASSKEY_SIGN_IN_OPTIONS,
      ownCall('passkeySignIn', 'POST', { isExtra: true, flag: 'passkeys' }),
    ],
  ],
];

/** Calls that change nothing: public ones, and those of anonymous visitors. */
export function reads(language: string, isByCookie: boolean): Call[] {
  const lookup = { query: { lang: language }, items: ['code', 'Description'] };
  return [
    ...(isByCookie ? [WHO_IS_THERE] : []),
    READ_USER,
    READ_SAVED,
    ...EXTRAS.map(([read]) => read),
    user('titles', 'GET', { answers: 'titles', itemsOf: { titles: ['id', 'name'] } }),
    user('companies', 'GET', { query: { term: 'al' }, answers: 'companies', isOptional: true }),
    { service: 'content', call: 'dictionary', method: 'GET', params: { language }, isOptional: true },
    { ...CATALOGUE, query: { lang: language } },
    { service: 'content', call: 'functions', method: 'GET', ...lookup },
    { service: 'content', call: 'countries', method: 'GET', ...lookup },
    { service: 'geo', call: '', method: 'GET', isOptional: true },
  ];
}

/** Calls that write: of these a page of another origin only asks whether it might. */
export const WRITES: readonly Call[] = [
  SIGN_IN,
  SIGN_OUT,
  ownCall('register', 'POST', { hasCaptcha: true }),
  user('forgotPassword', 'POST', { hasCaptcha: true }),
  ownCall('resetPassword', 'POST'),
  UPDATE_USER,
  SAVE,
  UNSAVE,
  user('subscribe', 'POST', { hasCaptcha: true }),
  user('unsubscribe', 'POST'),
  { service: 'forms', call: 'sendMessage', method: 'POST', hasCaptcha: true },
];
