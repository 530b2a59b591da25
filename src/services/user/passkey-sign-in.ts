import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { mask, nonempty, object, string, type } from 'superstruct';
import { request } from '../../http';
import { readSignedIn, type SignedIn } from './signed-in';

/** What the browser asks the authenticator; only the challenge is ours to check. Code 4004 where the site has no name that passkeys could belong to. */
export function beginPasskeySignIn(signal?: AbortSignal): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return request('user', '/v2/auth/passkey/options', { method: 'POST', signal, read: readOptions });
}

/** Code 2009 for a passkey that nobody knows, or not any more. */
export function signInByPasskey(response: AuthenticationResponseJSON, signal?: AbortSignal): Promise<SignedIn> {
  return request('user', '/v2/auth/passkey', { method: 'POST', json: { response }, signal, read: readSignedIn });
}

function readOptions(body: unknown): PublicKeyCredentialRequestOptionsJSON {
  return mask(body, object({ data: type({ challenge: nonempty(string()) }) })).data as PublicKeyCredentialRequestOptionsJSON;
}
