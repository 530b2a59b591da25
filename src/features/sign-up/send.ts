import { boolean, object, string } from 'superstruct';
import { config } from '../../core';
import { emailValue, maxLength, maxNameLength, newPassword, required, textValue } from '../../forms';
import { register, registerPartially, type Registration, type SignedIn, type User } from '../../services/user';
import { expectProof, loadConfirmForm, socialError, startSession } from '../sign-in';
import { forgetNewcomer } from '../sign-in/late';
import { campaign, destination, storeRedirect, navigateTo } from '../visitor';

export interface SignUpContext extends Omit<RegistrationCircumstances, 'returnUrl'> {
  /** The URL to open once the address is confirmed. */
  back: string | undefined;
  /** Replaces the redirect. Called synchronously after the session begins. */
  onSignedIn?: ((user: User) => unknown) | undefined;
}

/** Resolves when an e-mail has been sent. A visitor who needs none is signed in and redirected. */
export async function send(registration: Registration, { back, onSignedIn, ...context }: SignUpContext) {
  const returnUrl = destination(back);
  const signedIn = await beginRegistration(registration, { ...context, returnUrl });
  if (signedIn) {
    startSession(signedIn, context.source);
    return onSignedIn ? onSignedIn(signedIn.user) : navigateTo(returnUrl);
  }
  return loadConfirmForm();
}

export interface RegistrationCircumstances {
  signal: AbortSignal;
  captcha: string | undefined;
  source: string | undefined;
  /** The practice of the registration. Default: the page's. */
  practiceCode?: string | undefined;
  /** The URL to open once the address is confirmed. */
  returnUrl: string;
}

/**
 * Sends the registration, and stores the page to continue on for the e-mail's link, which may open in another tab.
 * Without a password, the visitor signs in with an identity provider. Resolves to the session, or to undefined if an
 * e-mail must confirm the address.
 */
export async function beginRegistration(
  registration: Registration,
  { signal, captcha, source, returnUrl, practiceCode = config().page.practiceCode }: RegistrationCircumstances,
): Promise<SignedIn | undefined> {
  const { password, ...profile } = { ...registration, metadata: { cid: campaign(), practiceCode, returnUrl } };
  try {
    const registered = password
      ? await register({ ...profile, password }, { captcha, source, signal })
      : await registerPartially(profile, { source, signal });
    storeRedirect(returnUrl);
    if (!password) forgetNewcomer();
    if ('user' in registered) return registered;
    expectProof(profile.email, registered);
    return undefined;
  } catch (error) {
    throw socialError(error);
  }
}

const fields = {
  email: emailValue(),
  password: textValue(required('requiredPassword'), newPassword()),
  firstname: textValue(required('requiredFirstName'), maxLength(maxNameLength)),
  lastname: textValue(required('requiredLastName'), maxLength(maxNameLength)),
  country: string(),
  occasionalEmail: boolean(),
};

export const schema = object(fields);
/** Without a password, for a visitor who signs in with an identity provider. */
export const socialSchema = object({ ...fields, password: string() });
