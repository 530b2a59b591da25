import { request } from '../../http';
import { readSignedIn, type SignedIn } from './signed-in';

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
