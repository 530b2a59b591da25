import { array, mask, nonempty, number, object, string } from 'superstruct';
import { accountRequest, authorizedRequest } from '../../session/calls';
import { date, optionalField, lenientFlag } from '../response';
import { withPasswordFlag } from './account';
import { identified, readSignedIn, type SignedIn } from './credentials';

/** The first factor was right; the `challenge` of the error is for the second. */
export const SECOND_FACTOR_NEEDED = 2010;
/** The challenge, or the setup on the profile, has expired, was used, or had too many attempts. */
export const SECOND_FACTOR_EXPIRED = 2011;
/** It was turned on by now, in another tab. */
export const SECOND_FACTOR_ON = 2012;

/**
 * The code is from the app, a recovery code, or the code after the waiting period. With `remember`, the service
 * requires none in this browser for 30 days. Codes: 6010 wrong or used, SECOND_FACTOR_EXPIRED start again, 2005 too
 * many attempts.
 */
export function signInBySecondFactor(
  step: { challenge: string; code: string; remember?: boolean },
  signal?: AbortSignal,
): Promise<SignedIn> {
  return accountRequest('signInBySecondFactor', {
    path: 'POST /v2/auth/second-factor',
    answers: 'user',
    json: step,
    hasCredentials: true,
    signal,
    read: readSignedIn,
  }).then(identified);
}

/**
 * Starts the waiting period of an owner without codes, and returns its end. Code SECOND_FACTOR_EXPIRED start again,
 * 2005 too many attempts.
 */
export function beginSecondFactorReset(challenge: string, signal?: AbortSignal): Promise<string> {
  return accountRequest('beginSecondFactorReset', {
    path: 'POST /v2/auth/second-factor/reset',
    json: { challenge },
    signal,
    read: (content) => mask(content, object({ dueAt: date })).dueAt,
  });
}

/** Whether the account requires a code in addition to the password. */
export interface SecondFactor {
  readonly isOn: boolean;
  /** Undefined if the service does not send it. */
  readonly recoveryCodesLeft?: number | undefined;
  /** Codes that this session created and its visitor has not confirmed as saved. */
  readonly unsavedRecoveryCodes?: readonly string[] | undefined;
  /** Otherwise a recent sign-in must confirm the visitor's identity. */
  readonly requiresPassword: boolean;
  /** When a waiting period ends, after which a code turns it off. Undefined without one. */
  readonly resetDueAt?: string | undefined;
}

export function fetchSecondFactor(signal?: AbortSignal): Promise<SecondFactor> {
  const State = object({
    isOn: lenientFlag,
    recoveryCodesLeft: optionalField(number()),
    unsavedRecoveryCodes: optionalField(array(string())),
    requiresPassword: lenientFlag,
    resetDueAt: optionalField(date),
  });
  return authorizedRequest('secondFactor', {
    path: '/v2/users/{userId}/second-factor',
    isOptional: true,
    signal,
    read: (content) => mask(withPasswordFlag(content), State),
  });
}

/** The setup of an authenticator app, shown once: the secret to type, and the URL for a QR code. */
export interface SecondFactorSecret {
  readonly secret: string;
  readonly uri: string;
}

/**
 * Confirmed by the password or, without it, by a recent sign-in. Code 2007 sign in again first, 2008 wrong password,
 * 2005 too many attempts.
 */
export function beginSecondFactor(password: string | undefined, signal?: AbortSignal): Promise<SecondFactorSecret> {
  const Secret = object({ secret: nonempty(string()), uri: nonempty(string()) });
  return authorizedRequest('beginSecondFactor', {
    path: 'POST /v2/users/{userId}/second-factor',
    answers: 'secondFactorSecret',
    json: { password },
    signal,
    read: (content) => mask(content, Secret),
  });
}

/** Turns it on and returns the recovery codes. Code 6010 wrong, SECOND_FACTOR_EXPIRED start again. */
export function confirmSecondFactor(code: string, signal?: AbortSignal): Promise<readonly string[]> {
  return authorizedRequest('confirmSecondFactor', {
    path: 'POST /v2/users/{userId}/second-factor/confirm',
    answers: 'recoveryCodes',
    json: { code },
    signal,
    read: readCodes,
  });
}

/** Invalidates the previous codes. Confirmed like `beginSecondFactor`. */
export function renewRecoveryCodes(password: string | undefined, signal?: AbortSignal): Promise<readonly string[]> {
  return authorizedRequest('renewRecoveryCodes', {
    path: 'POST /v2/users/{userId}/second-factor/recovery-codes',
    answers: 'recoveryCodes',
    json: { password },
    signal,
    read: readCodes,
  });
}

/** The service does not show the codes again. */
export function recoveryCodesSaved(signal?: AbortSignal): Promise<void> {
  return authorizedRequest('recoveryCodesSaved', {
    path: 'DELETE /v2/users/{userId}/second-factor/recovery-codes/unsaved',
    isOptional: true,
    signal,
    read: () => undefined,
  });
}

/** Confirmed like `beginSecondFactor`. */
export function turnOffSecondFactor(password: string | undefined, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('turnOffSecondFactor', {
    path: 'POST /v2/users/{userId}/second-factor/off',
    json: { password },
    signal,
    read: () => undefined,
  });
}

/** Cancels the waiting period; the second factor stays on. */
export function cancelSecondFactorReset(signal?: AbortSignal): Promise<void> {
  return authorizedRequest('cancelSecondFactorReset', {
    path: 'DELETE /v2/users/{userId}/second-factor/reset',
    signal,
    read: () => undefined,
  });
}

function readCodes(content: unknown): readonly string[] {
  return mask(content, object({ recoveryCodes: nonempty(array(string())) })).recoveryCodes;
}
