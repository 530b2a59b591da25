import { InlayError, log } from '../contract';

/** `offline`: the network failed. `unreachable`: only this service, or script, cannot be reached. */
export type HttpErrorKind = 'offline' | 'unreachable' | 'timeout' | 'aborted' | 'status' | 'rate-limited' | 'malformed';

/** An error of a service → our code, alone or with the field at fault. */
export type ErrorCodes = Readonly<Record<string, number | { readonly code: number; readonly field?: string }>>;

export interface ErrorNames {
  /** Field of the request → its name in the service. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly codes?: ErrorCodes;
}

export interface HttpErrorDetails {
  status?: number;
  /** The service's own error code, such as 2004 or `invalid_grant`. */
  code?: number | string;
  /** In seconds from now. */
  retryAfter?: number;
  /** The `type` of a problem+json. */
  type?: string;
  /** The field at fault, by the service's `errors` in the configuration. */
  field?: string;
  /** Errors of single fields, as the service sent them; forms read them. */
  fieldErrors?: unknown;
  /** How the configuration names fields and errors, to read `fieldErrors` by. */
  names?: ErrorNames;
  /** The service's text, for the few calls whose contract is a text. Never shown as it is. */
  text?: string;
  /** Until when, as an ISO date, for a locked account. */
  lockedUntil?: string;
  /** Which registration waits for its code. */
  registration?: string;
  /** Proves the first factor of a sign-in that asks for a second one. */
  challenge?: string;
  /** With code 6012, as the service sent them: what a new password keeps or removes. */
  signInMethods?: unknown;
  /** The back end does without the call. */
  isMissing?: boolean;
  cause?: unknown;
}

/** Every call that does not end in typed data ends in one of these. Holds no header and no body. */
export class HttpError extends InlayError {
  override name = 'HttpError';
  readonly status?: number;
  readonly code?: number | string;
  readonly retryAfter?: number;
  readonly type?: string;
  readonly field?: string;
  readonly fieldErrors?: unknown;
  readonly names?: ErrorNames;
  readonly text?: string;
  readonly lockedUntil?: string;
  readonly registration?: string;
  readonly challenge?: string;
  readonly signInMethods?: unknown;
  readonly isMissing?: boolean;

  constructor(
    readonly kind: HttpErrorKind,
    readonly operation: string,
    { cause, ...details }: HttpErrorDetails = {},
  ) {
    super(
      `${operation}: ${kind}${details.status ? ` ${details.status}` : ''}${details.code ? ` (${details.code})` : ''}`,
      { cause },
    );
    Object.assign(this, details);
  }
}

/** Logs programming errors. The caller shows failed requests to the visitor. */
export function reportFault(error: unknown) {
  if (!(error instanceof HttpError)) log('error', 'Inlay: an action failed.', error);
}

/** For `lazy`: without the code that a call needs there is no call. */
export function throwUnreachable(cause: unknown): never {
  throw new HttpError(navigator.onLine ? 'unreachable' : 'offline', 'chunk', { cause });
}
