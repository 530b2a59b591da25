import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { mask, nonempty, object, string, type } from 'superstruct';
import { contentOf, headerName, HttpError } from '../../http';
import { accountRequest, beginSession, type NewTokens, requestBeforeSession, tokensOf } from '../../session/calls';
import { hasCookieSession } from '../../session';
import { lenientText } from '../response';
import { fetchSessionUser, readUser, type User } from './profile';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const WRONG_PAIR = 2004;

/**
 * Code 2004 wrong pair (as is a 401 without a code of ours), 2002 not confirmed (a new code has been sent), 2003 locked
 * (`lockedUntil`), 2005 too many attempts.
 */
export async function signIn({ email, password }: Credentials, signal?: AbortSignal): Promise<SignedIn> {
  try {
    const signedIn = await accountRequest('signIn', {
      path: 'POST /v2/auth/signin',
      answers: 'user',
      json: { username: email, password },
      hasCredentials: true,
      signal,
      read: (content, headers, body) => readSignedIn(content, headers, body, { email }),
    });
    return await identified(signedIn);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401 || typeof error.code === 'number') throw error;
    throw new HttpError('status', 'POST user signIn', { status: 401, code: WRONG_PAIR, cause: error });
  }
}

/** Sends a link if the address has an account; the response is the same if not. */
export function requestReset(
  email: string,
  { captcha, signal }: { captcha?: string; signal?: AbortSignal },
): Promise<void> {
  return accountRequest('forgotPassword', {
    path: 'POST /v2/auth/forgot-password',
    json: { email },
    captcha,
    signal,
    read: () => undefined,
  });
}

export interface PasswordReset {
  readonly password: string;
  /** Both are from the link in the e-mail. */
  readonly token: string;
  readonly uid: string;
  /** The ids of recent sign-in methods to keep, after code 6012. */
  readonly keep?: readonly string[];
}

/**
 * Returns the address to sign in with; empty if the service does not send it. Code 1001 token unknown or used, 6008
 * link expired, 6011 same password, 1003 too weak, 6012 with the recently added sign-in methods (`signInMethodsOf`).
 */
export function resetPassword({ password, token, uid, keep }: PasswordReset, signal?: AbortSignal): Promise<string> {
  return accountRequest('resetPassword', {
    path: 'POST /v2/auth/reset-password',
    answers: 'passwordReset',
    hasCredentials: true,
    json: { password, token, encEmailId: uid, keep },
    signal,
    read: (content) => mask(content ?? {}, object({ email: lenientText })).email,
  });
}

/**
 * Options for the authenticator. Inlay checks only the challenge. Code 4004 if the site has no domain name for
 * passkeys.
 */
export function beginPasskeySignIn(signal?: AbortSignal): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return accountRequest('passkeySignInOptions', {
    path: 'POST /v2/auth/passkey/options',
    answers: 'passkeyOptions',
    hasCredentials: true,
    signal,
    read: readOptions,
  });
}

/** Code 2009 for an unknown or removed passkey. */
export function signInByPasskey(response: AuthenticationResponseJSON, signal?: AbortSignal): Promise<SignedIn> {
  return accountRequest('passkeySignIn', {
    path: 'POST /v2/auth/passkey',
    answers: 'user',
    json: { response },
    hasCredentials: true,
    signal,
    read: readSignedIn,
  }).then(identified);
}

function readOptions(content: unknown): PublicKeyCredentialRequestOptionsJSON {
  return mask(content, type({ challenge: nonempty(string()) })) as PublicKeyCredentialRequestOptionsJSON;
}

/** The response to a sign-in, a confirmation or a reset. */
export interface SignedIn {
  readonly user: User;
  /** Makes it the page's session. No other code has access to the tokens. */
  begin(source?: string): void;
  /** Cancels the deletion of the account, before the session begins. */
  cancelDeletion(signal?: AbortSignal): Promise<void>;
  /** The length of the access token, in characters. Undefined if a cookie of the host is the session. */
  readonly tokenLength?: number | undefined;
}

/** `savedUser` fills fields that the response omits. Throws if the response contains no session. */
export function readSignedIn(content: unknown, headers: Headers, body: unknown, savedUser: User = {}): SignedIn {
  const { access, ...rest } = tokensOf(headers, body);
  if (!access && !hasCookieSession())
    throw new Error(
      `Expected a token in the header or field ${headerName('user', 'accessToken')} (services.user.headers.accessToken). From another origin the service must list it in Access-Control-Expose-Headers.`,
    );
  return sessionOf({ ...savedUser, ...responseFields(content, body) }, access ? { access, ...rest } : undefined);
}

/** Without tokens, a cookie of the host is the session. */
export function sessionOf(user: User, tokens?: NewTokens): SignedIn {
  return {
    user,
    begin: (source) => beginSession(user, tokens, source),
    cancelDeletion: (signal) =>
      requestBeforeSession('cancelDeletion', tokens, {
        path: 'DELETE /v2/users/{userId}/deletion',
        ...(user.id && { params: { userId: user.id } }),
        signal,
        read: () => undefined,
      }),
    tokenLength: tokens?.access.length,
  };
}

/** Drafts belong to a user id. If the response to a sign-in by cookie has none, the session has one. */
export async function identified<T extends SignedIn>(signedIn: T): Promise<T> {
  if (!hasCookieSession() || signedIn.user.id) return signedIn;
  const user = { ...signedIn.user, ...definedIn((await fetchSessionUser().catch(() => undefined)) ?? {}) };
  return { ...signedIn, ...sessionOf(user) };
}

/** The user's fields in the response, without those that it omits. */
function responseFields(content: unknown, body: unknown): User {
  const hasFields = Object.keys(Object(contentOf(body)) as object).some((name) => !/_(?:token|type|in)$/.test(name));
  return hasFields ? definedIn(readUser(content)) : {};
}

function definedIn(user: User): User {
  return Object.fromEntries(Object.entries(user).filter(([, value]) => value !== undefined));
}

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
