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

/** What the service says to a right password, a right code or a right link. */
export function signedInAnswer(user: Partial<typeof INGRID> = {}): Answer {
  const all = { ...INGRID, ...user };
  return { json: { data: all }, headers: { access_token: tokenFor(all.id), refresh_token: 'refresh-canary' } };
}

/** The visitor has signed in before the page was opened. */
export function signInBefore(user: Partial<typeof INGRID> = {}) {
  const all = { ...INGRID, ...user };
  beginSession(all, { access: tokenFor(all.id), refresh: 'refresh-canary' });
}

/** Clears all traces of the visitor between two tests. */
export function forgetEverything() {
  endSession('visitor');
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
}
