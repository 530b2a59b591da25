import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { log } from '../observe/log.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import type { SignInMethod } from '../accounts/sign-in-methods.ts';

/** All errors, each with its permanent number and its HTTP status. Clients map the numbers to texts. */
export const errorCodes = {
  malformed: { code: 1000, status: 400 },
  resetTokenUnknown: { code: 1001, status: 400 },
  emailInvalid: { code: 1002, status: 400 },
  passwordWeak: { code: 1003, status: 400 },
  fieldMissing: { code: 1004, status: 400 },
  captchaFailed: { code: 1008, status: 400 },
  tooLarge: { code: 1009, status: 413 },
  cursorUnknown: { code: 1010, status: 400 },
  cursorExpired: { code: 1011, status: 400 },
  notSignedIn: { code: 2001, status: 401 },
  notConfirmed: { code: 2002, status: 403 },
  locked: { code: 2003, status: 423 },
  wrongCredentials: { code: 2004, status: 401 },
  tooManyAttempts: { code: 2005, status: 429 },
  notYours: { code: 2006, status: 403 },
  freshSignInNeeded: { code: 2007, status: 403 },
  passwordWrong: { code: 2008, status: 403 },
  passkeyRefused: { code: 2009, status: 400 },
  secondFactorNeeded: { code: 2010, status: 403 },
  secondFactorExpired: { code: 2011, status: 400 },
  secondFactorOn: { code: 2012, status: 409 },
  socialRefused: { code: 2021, status: 400 },
  socialExpired: { code: 2022, status: 400 },
  linkedElsewhere: { code: 2023, status: 409 },
  lastLogin: { code: 2024, status: 409 },
  passwordExists: { code: 2025, status: 409 },
  subscriberUnknown: { code: 3003, status: 404 },
  subscriptionUnknown: { code: 3004, status: 404 },
  subscriptionInvalid: { code: 3005, status: 422 },
  notFound: { code: 4004, status: 404 },
  broken: { code: 5000, status: 500 },
  sourceFailed: { code: 5002, status: 502 },
  unavailable: { code: 5003, status: 503 },
  linkExpired: { code: 6008, status: 400 },
  codeWrong: { code: 6010, status: 400 },
  samePassword: { code: 6011, status: 400 },
  signInMethodsAdded: { code: 6012, status: 409 },
  passwordNeeded: { code: 6013, status: 409 },
} as const satisfies Record<string, { code: number; status: ContentfulStatusCode }>;

export type ErrorName = keyof typeof errorCodes;

/** An error response. The message is for developers; visitors read the client's own text for the code. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly reason: ErrorName;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;
  readonly lockedUntil: Date | undefined;
  /** The field with the wrong value. */
  readonly field: string | undefined;
  /** The registration that waits for its code. */
  readonly registration: string | undefined;
  /** Proves the first factor of a sign-in that requires a second one. */
  readonly challenge: string | undefined;
  /** The sign-in methods that the owner keeps or removes with a new password. */
  readonly signInMethods: readonly SignInMethod[] | undefined;

  constructor(
    reason: ErrorName,
    message: string,
    details: {
      retryAfter?: number;
      lockedUntil?: Date;
      field?: string;
      registration?: string;
      challenge?: string;
      signInMethods?: readonly SignInMethod[];
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.reason = reason;
    this.retryAfter = details.retryAfter;
    this.lockedUntil = details.lockedUntil;
    this.field = details.field;
    this.registration = details.registration;
    this.challenge = details.challenge;
    this.signInMethods = details.signInMethods;
  }

  get code(): number {
    return errorCodes[this.reason].code;
  }

  get status(): ContentfulStatusCode {
    return errorCodes[this.reason].status;
  }
}

/** In seconds: most database failures are over by then, or take long. */
const RETRY_AFTER = 5;

function toServiceError(error: Error): ServiceError {
  if (error instanceof ServiceError) return error;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof DatabaseUnavailable)
      return new ServiceError('unavailable', 'The database is not available; try again later.', {
        retryAfter: RETRY_AFTER,
      });
  return new ServiceError('broken', 'An unexpected error occurred; the log says what.');
}

/** Converts any thrown value into the error shape. */
export function answerError(error: Error, context: Context): Response {
  const serviceError = toServiceError(error);
  if (serviceError.reason === 'broken') log.error({ err: error }, 'a request failed');
  if (serviceError.reason === 'unavailable') log.warn({ err: error }, 'the database is not available');
  if (serviceError.retryAfter !== undefined) context.header('Retry-After', String(serviceError.retryAfter));
  const { code, message, lockedUntil, field, registration, challenge, signInMethods } = serviceError;
  const more = {
    ...(lockedUntil && { lockedUntil: lockedUntil.toISOString() }),
    ...(field && { errors: [{ field, message }] }),
    ...(registration && { registration }),
    ...(challenge && { challenge }),
    ...(signInMethods && { signInMethods }),
  };
  return context.json({ error: { code, message, ...more } }, serviceError.status);
}
