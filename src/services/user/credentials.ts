import { request } from '../../http';
import { someText } from '../answer';
import { mask, object } from 'superstruct';
import { readSignedIn, type SignedIn } from './signed-in';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Code 2004 wrong pair, 2002 not confirmed (a new code is on its way), 2003 locked (`lockedUntil`), 2005 too many attempts. */
export function signIn({ email, password }: Credentials, signal?: AbortSignal): Promise<SignedIn> {
  return request('user', '/v2/auth/signin', { method: 'POST', json: { username: email, password }, signal, read: readSignedIn });
}

/** Mails a link when the address is known; the answer is the same when it is not. */
export function requestReset(email: string, { captcha, signal }: { captcha?: string; signal?: AbortSignal }): Promise<void> {
  return request('user', '/v2/auth/forgot-password', { method: 'POST', json: { email }, captcha, signal, read: () => undefined });
}

export interface PasswordReset {
  readonly password: string;
  /** Both from the link in the mail. */
  readonly token: string;
  readonly uid: string;
}

/** Answers the address, to sign in with. Code 1001 token unknown or used, 6008 link expired, 6011 same password, 1003 too weak. */
export function resetPassword({ password, token, uid }: PasswordReset, signal?: AbortSignal): Promise<string> {
  return request('user', '/v2/auth/reset-password', {
    method: 'POST',
    json: { password, token, encEmailId: uid },
    signal,
    read: (body) => mask(body, object({ data: object({ email: someText }) })).data.email,
  });
}
