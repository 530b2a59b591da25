import { request } from '../http';
import { tokenHeaders } from './token-headers';

/** Ends the whole token family at the service. The visitor is out already, so a service that is down changes nothing. */
export async function revokeTokens(access: string | undefined, refresh: string | undefined) {
  try {
    await request('user', 'signOut', { method: 'POST', hasCredentials: true, headers: tokenHeaders(access, refresh), read: () => undefined });
  } catch {
    // Nothing left to do here: the token ends by itself.
  }
}
