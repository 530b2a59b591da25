import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { mask, nonempty, object, string, type } from 'superstruct';
import { request } from '../../http';
import { beginSession } from '../../session';
import { someText } from '../response';
import { readUser, type User } from './profile';

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

export interface Registration {
  readonly email: string;
  readonly password?: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 3166 code. */
  readonly country?: string;
  readonly title?: string;
  readonly company?: string;
  readonly businessFunction?: string;
  readonly occasionalEmail: boolean;
  readonly subscriptions?: readonly string[];
  readonly metadata?: Readonly<Record<'cid' | 'practiceCode' | 'returnUrl', string | undefined>>;
}

export interface RegistrationContext {
  captcha?: string;
  /** Which page or campaign the visitor came from. */
  source?: string;
  signal?: AbortSignal;
}

/** Mails a code and a link. The answer is the same for known and unknown addresses. */
export function register(registration: Registration, { captcha, source, signal }: RegistrationContext): Promise<void> {
  const { password, subscriptions = [] } = registration;
  return request('user', '/v2/users', {
    method: 'POST',
    json: { ...registration, passwordConfirmation: password, subscriptions },
    headers: source ? { 'source-registration': source } : undefined,
    captcha,
    signal,
    read: () => undefined,
  });
}

/** With the code that was typed, or the token of the link. Code 6010 wrong or expired, 2005 too many wrong tries. */
export function confirmRegistration(proof: { email: string; code: string } | { token: string }, signal?: AbortSignal): Promise<SignedIn> {
  return request('user', '/v2/users/confirm', { method: 'POST', json: proof, signal, read: readSignedIn });
}

/** Mails another code to an address whose registration waits for one; the answer is the same when none does. */
export function resendConfirmation(email: string, signal?: AbortSignal): Promise<void> {
  return request('user', '/v2/users/resend-confirmation', { method: 'POST', json: { email }, signal, read: () => undefined });
}

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

/** The answer to a sign-in, a confirmation or a reset. */
export interface SignedIn {
  readonly user: User;
  /** Makes it the page's session. The tokens stay in here: nothing else needs to know them. */
  begin(source?: string): void;
}

/** Throws for an answer without a user or without a token. */
export function readSignedIn(body: unknown, headers: Headers): SignedIn {
  const user = readUser(body);
  const access = headers.get('access_token') ?? tokenIn(body);
  if (!access) throw new Error('the answer has no access_token');
  return { user, begin: (source) => beginSession(user, { access, refresh: headers.get('refresh_token') }, source) };
}

function tokenIn(body: unknown): string | undefined {
  const { access_token: token } = body as { access_token?: unknown };
  return typeof token === 'string' ? token : undefined;
}
