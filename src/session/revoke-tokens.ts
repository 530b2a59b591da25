import { localStore } from '../core/storage';
import { accountRequest } from './account-request';
import { LEAVING_KEY } from './state';
import { tokenHeaders } from './token-headers';

/** An identity provider that may still have a session of a visitor who signed out. */
export interface ProviderSession {
  readonly provider: string;
  /** The URL at which the browser ends it; left out while the provider cannot be reached. */
  readonly url: string | undefined;
}

/** Whether a sign-out may not have reached the service yet. */
export function isLeaving(): boolean {
  return localStore.get(LEAVING_KEY) !== null;
}

/**
 * Revokes the whole token family at the service. The visitor is already signed out here, so a failure changes nothing.
 * With a return URL, the response may name the identity provider of the session.
 */
export async function revokeTokens(
  access: string | undefined,
  refresh: string | undefined,
  returnUrl?: string,
): Promise<ProviderSession | undefined> {
  try {
    const json = returnUrl === undefined ? undefined : { returnUrl };
    const remaining = await accountRequest('signOut', {
      path: 'POST /v2/auth/signout',
      hasCredentials: true,
      headers: tokenHeaders(access, refresh),
      json,
      read: providerIn,
    });
    localStore.remove(LEAVING_KEY);
    return returnUrl === undefined ? undefined : remaining;
  } catch {
    // Nothing left to do here: a token expires, and the next page repeats the request to end a cookie.
    return undefined;
  }
}

/** Any other response is a success as well. */
function providerIn(content: unknown): ProviderSession | undefined {
  const { provider, url } = Object(content) as Readonly<Record<'provider' | 'url', unknown>>;
  return typeof provider === 'string' ? { provider, url: typeof url === 'string' ? url : undefined } : undefined;
}
