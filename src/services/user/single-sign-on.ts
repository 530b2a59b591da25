import { mask, nonempty, object, string } from 'superstruct';
import { accountRequest, authorizedRequest } from '../../session/calls';
import { lenientText } from '../response';
import { identified, readSignedIn, type SignedIn } from './credentials';
import {
  type Registered,
  readRegistered,
  type Registration,
  type RegistrationContext,
  settleRegistration,
  sourceHeader,
  userIn,
} from './registration';

/** The error code for removing the only sign-in method. */
export const LAST_LOGIN = 2024;

/** A user of the provider without an account at the service. */
export interface Newcomer {
  readonly email: string;
  readonly name: string;
  /** The provider. */
  readonly socialLoginIdpName: string;
}

const Newcomer = object({ email: nonempty(string()), name: lenientText, socialLoginIdpName: lenientText });

/**
 * Exchanges the code that the provider's redirect contained for a session or for the details of a new user. Error
 * code 2022: it is used, expired, or belongs to another browser.
 */
export function exchangeSocialCode(code: string, signal?: AbortSignal): Promise<SignedIn | Newcomer> {
  return accountRequest('socialSession', {
    path: 'POST /v2/auth/social/session',
    hasCredentials: true,
    json: { code },
    signal,
    read: (content, headers, body) => {
      const { registration } = Object(content) as { registration?: unknown };
      return registration ? mask(registration, Newcomer) : readSignedIn(userIn(body), headers, body);
    },
  }).then(async (outcome) => ('user' in outcome ? identified(outcome) : outcome));
}

/** What the browser's own dialog needs (FedCM). */
export interface FedCmOptions {
  /** As in `socialLogins`. */
  readonly provider: string;
  /** The URL that describes the provider to browsers. */
  readonly configURL: string;
  /** The id of the site at the provider. */
  readonly clientId: string;
  /** Returned within the provider's token. */
  readonly nonce: string;
}

const FedCmOptions = object({
  provider: nonempty(string()),
  configURL: nonempty(string()),
  clientId: nonempty(string()),
  nonce: nonempty(string()),
});

/** Sets a cookie that binds the nonce to this browser. */
export function fetchFedCmOptions(signal?: AbortSignal): Promise<FedCmOptions> {
  return accountRequest('fedCmOptions', {
    path: 'POST /v2/auth/social/fedcm/options',
    hasCredentials: true,
    isOptional: true,
    signal,
    read: (content) => mask(content, FedCmOptions),
  });
}

/**
 * The URL to continue at, with a code for `exchangeSocialCode`. Code 2021 if the token is invalid, 2022 if it is too
 * late or another browser's.
 */
export function signInWithFedCm(
  answer: { readonly token: string; readonly nonce: string; readonly redirectUrl: string },
  signal?: AbortSignal,
): Promise<string> {
  return accountRequest('fedCmSignIn', {
    path: 'POST /v2/auth/social/fedcm',
    hasCredentials: true,
    json: answer,
    signal,
    read: (content) => mask(content, object({ url: nonempty(string()) })).url,
  });
}

/** Registers a user who signs in with a provider. Error code 2022: that sign-in was too long ago. */
export function registerPartially(
  registration: Omit<Registration, 'password'>,
  { source, signal }: Omit<RegistrationContext, 'captcha'>,
): Promise<Registered> {
  const registered = accountRequest('registerPartially', {
    path: 'POST /v2/users/partial',
    answers: 'registration',
    hasCredentials: true,
    json: registration,
    headers: sourceHeader(source),
    signal,
    read: (content, headers, body) => readRegistered(content, headers, body, registration),
  });
  return registered.then((outcome) => settleRegistration(outcome, registration.email));
}

/** The provider's URL for the browser to open. It returns to `returnUrl` with `linked` or `ssoError` in the query. */
export function linkSocialLogin(socialLoginIdpName: string, returnUrl: string, signal?: AbortSignal): Promise<string> {
  const Redirect = object({ url: nonempty(string()) });
  return authorizedRequest('linkSocialLogin', {
    path: 'POST /v2/users/{userId}/link-social-login-user-account',
    json: { socialLoginIdpName, returnUrl },
    signal,
    read: (content) => mask(content, Redirect).url,
  });
}

/** Error codes: LAST_LOGIN for the only sign-in method, 4004 for one that is not linked. */
export function unlinkSocialLogin(socialLoginIdpName: string, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('unlinkSocialLogin', {
    path: 'POST /v2/users/{userId}/unlink-social-login-user-account',
    json: { socialLoginIdpName },
    signal,
    read: () => undefined,
  });
}

/** Adds the first password of a user who signs in with a provider. Error codes: 1003 too weak, 2025 there is one already. */
export function createPassword(password: string, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('createPassword', {
    path: 'POST /v2/users/{userId}/create-password',
    json: { password, passwordConfirmation: password },
    signal,
    read: () => undefined,
  });
}
