import { config } from '../../core';
import { fromService, headerName, HttpError, namesOf } from '../../http';
import { accountRequest, tokensOf } from '../../session/calls';
import { hasCookieSession } from '../../session';
import { identified, readSignedIn, sessionOf, type SignedIn } from './credentials';
import { fetchSessionUser } from './profile';

export interface Registration {
  readonly email: string;
  readonly password?: string;
  readonly firstName: string;
  readonly lastName: string;
  /** An ISO 3166 code. */
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
  /** The referring page or campaign. */
  source?: string;
  signal?: AbortSignal;
}

/** A registration that a sent e-mail confirms. */
export interface Unconfirmed {
  readonly proof: 'code' | 'link';
  /** Sent with the code if the service returns it, as another person may have registered the same address. */
  readonly registration?: string | undefined;
  /** A cookie may have begun a session all the same. */
  readonly isOpen?: boolean;
}

/** A session, or a pending confirmation of the address. */
export type Registered = SignedIn | Unconfirmed;

/** If an e-mail confirms addresses, the response is the same with and without an account. */
export function register(
  registration: Registration,
  { captcha, source, signal }: RegistrationContext,
): Promise<Registered> {
  const { password, subscriptions = [] } = registration;
  const registered = accountRequest('register', {
    path: 'POST /v2/users',
    answers: 'registration',
    json: { ...registration, passwordConfirmation: password, subscriptions },
    headers: sourceHeader(source),
    hasCredentials: true,
    captcha,
    signal,
    read: (content, headers, body) => readRegistered(content, headers, body, registration),
  });
  return registered.then((outcome) => settleRegistration(outcome, registration.email));
}

/**
 * Scripts cannot read the cookie. If the response to a registration does not state it, the call `session` shows whether
 * a session began.
 */
export async function settleRegistration(registered: Registered, email: string): Promise<Registered> {
  if (!('proof' in registered) || !registered.isOpen) return registered;
  const user = await fetchSessionUser().catch(() => undefined);
  const isSame = user && (!user.email || user.email.toLowerCase() === email.toLowerCase());
  return isSame ? sessionOf(user) : registered;
}

export function sourceHeader(source: string | undefined): Record<string, string> | undefined {
  return source ? { [headerName('user', 'source')]: source } : undefined;
}

/** The typed name is used if the response has none. */
export function readRegistered(
  content: unknown,
  headers: Headers,
  body: unknown,
  { email, firstName, lastName }: Pick<Registration, 'email' | 'firstName' | 'lastName'>,
): Registered {
  const { confirmation, session, registration } = Object(content) as Readonly<Record<string, unknown>>;
  if (hasCookieSession() ? session === true : tokensOf(headers, body).access)
    return readSignedIn(userIn(body), headers, body, { email, firstName, lastName });
  const way = confirmation ?? config().policy.confirmation;
  return {
    proof: way === 'link' ? 'link' : 'code',
    registration: typeof registration === 'string' ? registration : undefined,
    ...(hasCookieSession() && session === undefined && confirmation === undefined && { isOpen: true }),
  };
}

/** The typed code, or the token of the link. A browser that did not register sends a new password. */
export type RegistrationProof = ({ email: string; code: string } | { token: string }) & {
  registration?: string | undefined;
  password?: string | undefined;
};

/**
 * Confirms a registration and returns the page where it began, if the service sends it. Code 6010 wrong or expired,
 * 2005 too many attempts, 6013 if the service requires a new password (`isPasswordNeeded`), 1003 if it is too weak.
 */
export function confirmRegistration(
  proof: RegistrationProof,
  signal?: AbortSignal,
): Promise<SignedIn & { readonly returnUrl: string | undefined }> {
  return accountRequest('confirmRegistration', {
    path: 'POST /v2/users/confirm',
    answers: 'registration',
    json: proof,
    hasCredentials: true,
    signal,
    read(content, headers, body) {
      const { returnUrl } = Object(content) as { returnUrl?: unknown };
      const signedIn = readSignedIn(userIn(body), headers, body);
      return { ...signedIn, returnUrl: typeof returnUrl === 'string' ? returnUrl : undefined };
    },
  }).then(identified);
}

/** Whether the registration began in another browser, so that its password may be another person's. */
export function isPasswordNeeded(error: unknown): boolean {
  return error instanceof HttpError && error.code === 6013;
}

/** Sends another code if a registration of the address is pending; the response is the same if none is. */
export function resendConfirmation(email: string, registration?: string, signal?: AbortSignal): Promise<void> {
  return accountRequest('resendConfirmation', {
    path: 'POST /v2/users/resend-confirmation',
    json: { email, registration },
    signal,
    read: () => undefined,
  });
}

/** The user in the response to a registration. */
export function userIn(body: unknown): unknown {
  return fromService(namesOf('user'), 'user', body);
}
