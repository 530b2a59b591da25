/** Somebody who reads: their account, their tokens, their cookies. */
import { rememberSaved } from '../../src/account';
import { beginSession, endSession } from '../../src/core';
import type { Answer } from './services';

export const INGRID = {
  id: '42',
  firstName: 'Ingrid',
  lastName: 'Solheim',
  email: 'ingrid@example.com',
  company: '',
  titleName: '',
  businessFunction: '',
  country: 'NO',
  isPremiumUser: false,
  practiceUser: false,
  alumni: false,
  hasPassword: true,
  socialLoginIdps: '',
  reLoginRequiredForSensitiveData: false,
  subscriptions: ['weekly'],
  articles: [{ id: 'hydrogen-grows-up', language: 'en' }],
  userRatings: [{ articleId: 'hydrogen-grows-up', language: 'en', rating: 4 }],
};

/** A JWT that nobody has signed: only the service could tell. */
export function tokenFor(id: string, { expiresIn = 600 } = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ sub: id, iat: now, exp: now + expiresIn })}.canary`;
}

/** What the service says to a right password, a right code or a right link. */
export function signedInAnswer(user: Partial<typeof INGRID> = {}): Answer {
  const all = { ...INGRID, ...user };
  return { json: { data: all }, headers: { access_token: tokenFor(all.id), refresh_token: 'refresh-canary' } };
}

/** The visitor has signed in before the page was opened. */
export function signInBefore(user: Partial<typeof INGRID> = {}) {
  const all = { ...INGRID, ...user };
  rememberSaved(all);
  beginSession(all, { access: tokenFor(all.id), refresh: 'refresh-canary' });
}

/** Nobody has been here: for between two tests. */
export function forgetEverything() {
  endSession('visitor');
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
}
