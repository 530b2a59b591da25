import { boolean, object, string } from 'superstruct';
import { config } from '../../core';
import { email, LONGEST_EMAIL, LONGEST_NAME, maxLength, newPassword, required, textValue } from '../../forms';
import { register, registerPartially, type Registration, type SignedIn } from '../../services';
import { forgetNewcomer, loadConfirmForm, socialError, startSession } from '../sign-in';
import { destination, keepRedirect, navigateTo } from '../visitor';

export interface SignUpContext extends Omit<RegistrationCircumstances, 'returnUrl'> {
  /** Where the visitor goes on to once the address is confirmed. */
  back: string | undefined;
}

/** Resolves when a mail has been sent. A visitor who needs none is signed in, and goes on. */
export async function send(registration: Registration, { back, ...context }: SignUpContext) {
  const returnUrl = destination(back);
  const signedIn = await beginRegistration(registration, { ...context, returnUrl });
  if (signedIn) {
    startSession(signedIn, context.source);
    await navigateTo(returnUrl);
  }
  await loadConfirmForm();
}

export interface RegistrationCircumstances {
  signal: AbortSignal;
  captcha: string | undefined;
  source: string | undefined;
  /** Where the visitor goes on to once the address is confirmed. */
  returnUrl: string;
}

/**
 * Sends it, and stores where to go on to for the mail's link, which may open in another tab. Without a password it
 * is a visitor who signs in by an identity provider: where that has confirmed the address, the response is a session.
 */
export async function beginRegistration(registration: Registration, { signal, captcha, source, returnUrl }: RegistrationCircumstances): Promise<SignedIn | undefined> {
  const cid = new URLSearchParams(location.search).get('cid') ?? undefined;
  const { practiceCode } = config().page;
  const { password, ...profile } = { ...registration, metadata: { cid, practiceCode, returnUrl } };
  try {
    const signedIn = password ? await register({ ...profile, password }, { captcha, source, signal }) : await registerPartially(profile, { source, signal });
    keepRedirect(returnUrl);
    if (!password) forgetNewcomer();
    return signedIn ?? undefined;
  } catch (error) {
    throw socialError(error);
  }
}

const fields = {
  email: textValue(required('requiredEmail'), email(), maxLength(LONGEST_EMAIL)),
  password: textValue(required('requiredPassword'), newPassword()),
  firstname: textValue(required(), maxLength(LONGEST_NAME)),
  lastname: textValue(required(), maxLength(LONGEST_NAME)),
  country: string(),
  occasionalEmail: boolean(),
};

export const schema = object(fields);
/** Without a password, for a visitor who signs in by an identity provider. */
export const socialSchema = object({ ...fields, password: string() });
