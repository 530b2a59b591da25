import { InlayError, log } from '../contract';

/** `offline`: the network failed. `unreachable`: only this service, or script, cannot be reached. */
export type HttpErrorKind = 'offline' | 'unreachable' | 'timeout' | 'aborted' | 'status' | 'rate-limited' | 'malformed';

/** An error of a service → our code, optionally with the field. */
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
  /** The affected field, by the service's `errors` in the configuration. */
  field?: string;
  /** Errors of single fields, in the service's format. Forms read them. */
  fieldErrors?: unknown;
  /** The configured names of fields and errors, for reading `fieldErrors`. */
  names?: ErrorNames;
  /** The service's text, for the few calls that are specified by a text. Never display it. */
  text?: string;
  /** The end of an account's lock, as an ISO date. */
  lockedUntil?: string;
  /** The registration that needs a code. */
  registration?: string;
  /** Proves the first factor of a sign-in that requires a second factor. */
  challenge?: string;
  /** With code 6012, in the service's format: the sign-in methods that a new password keeps or removes. */
  signInMethods?: unknown;
  /** The back end does not implement the call. */
  isMissing?: boolean;
  cause?: unknown;
}

/** The only error that calls throw. It contains no header and no body. */
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

/** For `lazy`: if the code of a call cannot be loaded, the call fails. */
export function throwUnreachable(cause: unknown): never {
  throw new HttpError(navigator.onLine ? 'unreachable' : 'offline', 'chunk', { cause });
}
