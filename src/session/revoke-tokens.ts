import { localStore } from '../core/storage';
import { accountRequest } from './account-request';
import { LEAVING_KEY } from './state';
import { tokenHeaders } from './token-headers';

/** Whether a visitor has left, and the service may not know it yet. */
export function isLeaving(): boolean {
  return localStore.get(LEAVING_KEY) !== null;
}

/** Ends the whole token family at the service. The visitor is out already, so a service that is down changes nothing. */
export async function revokeTokens(access: string | undefined, refresh: string | undefined) {
  try {
    await accountRequest('signOut', { method: 'POST', hasCredentials: true, headers: tokenHeaders(access, refresh), read: () => undefined });
    localStore.remove(LEAVING_KEY);
  } catch {
    // Nothing left to do here: a token ends by itself, and a cookie's end is asked for again by the next page.
  }
}
