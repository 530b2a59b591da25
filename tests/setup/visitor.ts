/** A reader: account, tokens and cookies. */
import { endSession } from '../../src/session';
import { beginSession } from '../../src/session/calls';
import { INGRID as NEWCOMER, tokenFor } from './ingrid';
import type { Answer } from './services';

export { tokenFor };

export const INGRID = {
  ...NEWCOMER,
  subscriptions: ['weekly'],
  articles: [{ id: 'hydrogen-grows-up', language: 'en' }],
  userRatings: [{ articleId: 'hydrogen-grows-up', language: 'en', rating: 4 }],
};

/** The response to a right password, a right code or a right link. */
export function signedInAnswer(user: Partial<typeof INGRID> = {}): Answer {
  const profile = { ...INGRID, ...user };
  return { json: { data: profile }, headers: { access_token: tokenFor(profile.id), refresh_token: 'refresh-canary' } };
}

/** The visitor signed in before the page was loaded. */
export function signInBefore(user: Partial<typeof INGRID> = {}) {
  const profile = { ...INGRID, ...user };
  beginSession(profile, { access: tokenFor(profile.id), refresh: 'refresh-canary' });
}

/** Clears all traces of the visitor between two tests. */
export function forgetEverything() {
  endSession('visitor');
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
}
