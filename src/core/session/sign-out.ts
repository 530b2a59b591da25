import { request } from '../http';

/** Ends the whole token family at the service. The visitor is out already, so a service that is down changes nothing. */
export async function tellService(token: string, refresh: string | undefined) {
  try {
    await request('user', '/v2/auth/signout', {
      method: 'POST',
      isAnonymous: true,
      headers: { authorization: `Bearer ${token}`, access_token: token, ...(refresh ? { refresh_token: refresh } : {}) },
      read: () => undefined,
    });
  } catch {
    // Nothing left to do here: the token ends by itself.
  }
}
