import { array, enums, is, mask, nonempty, object, string, type } from 'superstruct';
import { HttpError } from '../../http';
import { accountRequest } from '../../session/calls';
import type { PasswordReset } from './credentials';

const signInMethods = array(
  type({
    id: nonempty(string()),
    kind: enums(['passkey', 'login', 'second-factor', 'recovery-codes']),
    name: string(),
    addedAt: string(),
  }),
);

/** A recently added sign-in method, which an intruder may have added. */
export interface SignInMethod {
  readonly id: string;
  readonly kind: 'passkey' | 'login' | 'second-factor' | 'recovery-codes';
  /** The user agent that created a passkey, or the provider of a login; empty for the others. */
  readonly name: string;
  /** ISO date. */
  readonly addedAt: string;
}

const SIGN_IN_METHODS_ADDED = 6012;

/** The sign-in methods that `resetPassword` requires a decision about. Undefined for every other error. */
export function signInMethodsOf(error: unknown): readonly SignInMethod[] | undefined {
  const isAsked = error instanceof HttpError && error.code === SIGN_IN_METHODS_ADDED;
  return isAsked && is(error.signInMethods, signInMethods) ? error.signInMethods : undefined;
}

/**
 * Undoes a change with the token of its notice, and returns a token to set a new password. Code 1001 token unknown or
 * used, 6008 link expired.
 */
export function undoChange(undoToken: string, signal?: AbortSignal): Promise<Pick<PasswordReset, 'token' | 'uid'>> {
  return accountRequest('undoChange', {
    path: 'POST /v2/auth/undo-change',
    answers: 'passwordReset',
    hasCredentials: true,
    json: { undoToken },
    signal,
    read(content) {
      const { token, encEmailId } = mask(
        content,
        object({ token: nonempty(string()), encEmailId: nonempty(string()) }),
      );
      return { token, uid: encEmailId };
    },
  });
}
