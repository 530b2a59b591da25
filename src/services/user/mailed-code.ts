import { mask, nonempty, object, string } from 'superstruct';
import { accountRequest } from '../../session/calls';
import { identified, readSignedIn, type SignedIn } from './credentials';

/**
 * Sends a code if the address has an account, and returns its challenge. The response is the same if it has none. Error
 * code 2005: too many attempts.
 */
export function requestMailedCode(email: string, signal?: AbortSignal): Promise<string> {
  return accountRequest('requestMailedCode', {
    path: 'POST /v2/auth/mailed-code',
    answers: 'mailedCode',
    json: { email },
    signal,
    read: (content) => mask(content, object({ challenge: nonempty(string()) })).challenge,
  });
}

/** Error codes: 6010 wrong code, 6008 start again, SECOND_FACTOR_NEEDED, 2005 too many attempts. */
export function signInByMailedCode(
  proof: { challenge: string; code: string },
  signal?: AbortSignal,
): Promise<SignedIn> {
  return accountRequest('signInByMailedCode', {
    path: 'POST /v2/auth/mailed-code/session',
    answers: 'user',
    json: proof,
    hasCredentials: true,
    signal,
    read: readSignedIn,
  }).then(identified);
}
