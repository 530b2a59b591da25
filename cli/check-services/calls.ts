import type { FIELDS } from '../../src/http/fields.ts';

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
  /** The CAPTCHA's header goes along. */
  readonly hasCaptcha?: boolean;
  readonly query?: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, string>>;
  /** What is in the answer. */
  readonly answers?: keyof typeof FIELDS.response;
  /** The answer is a list of these. */
  readonly items?: readonly string[];
  /** The fields of the items of a list in the answer. */
  readonly itemsOf?: Readonly<Record<string, readonly string[]>>;
}

const user = (call: string, method: string, more: Partial<Call> = {}): Call => ({ service: 'user', call, method, ...more });
const own = (call: string, method: string, more: Partial<Call> = {}): Call => user(call, method, { isOwn: true, ...more });
const mine = (call: string, method: string, more: Partial<Call> = {}): Call => own(call, method, { needsSession: true, ...more });

export const READ_USER = mine('user', 'GET', { answers: 'user' });
export const READ_SAVED = mine('savedArticles', 'GET', { query: { currentOffset: '0', pageSize: '9' }, answers: 'savedArticles', itemsOf: { savedArticles: ['id'] } });
export const WHO_IS_THERE = mine('session', 'GET', { answers: 'user' });
export const SIGN_IN = own('signIn', 'POST', { answers: 'user' });
export const RENEW = own('token', 'POST');
export const UPDATE_USER = mine('updateUser', 'PATCH');
export const SAVE = mine('saveArticle', 'POST');
export const UNSAVE = mine('unsaveArticle', 'DELETE');
export const SIGN_OUT = own('signOut', 'POST');
export const CATALOGUE: Call = { service: 'content', call: 'subscriptions', method: 'GET', answers: 'subscriptions' };

/** Calls that change nothing, for nobody in particular or for somebody who is not signed in. */
export function reads(language: string, isByCookie: boolean): Call[] {
  const lookup = { query: { lang: language }, items: ['code', 'Description'] };
  return [
    ...(isByCookie ? [WHO_IS_THERE] : []),
    READ_USER,
    READ_SAVED,
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
  own('register', 'POST', { hasCaptcha: true }),
  user('forgotPassword', 'POST', { hasCaptcha: true }),
  own('resetPassword', 'POST'),
  UPDATE_USER,
  SAVE,
  UNSAVE,
  user('subscribe', 'POST', { hasCaptcha: true }),
  user('unsubscribe', 'POST'),
  { service: 'forms', call: 'sendMessage', method: 'POST', hasCaptcha: true },
];
