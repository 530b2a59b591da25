import { forgetPendingConfirmation, registrationOfBrowser, startSession } from '../../src/features/sign-in';
import { dropUrlParams, hasRedirect, keepRedirect } from '../../src/features/visitor';
import { confirmRegistration, updateUser } from '../../src/services/user';
import { rememberUser } from '../../src/session/calls';

/** Confirms the address by the token of its mail, and signs the visitor in. */
export async function sendRegistration(token: string, signal: AbortSignal, password?: string): Promise<void> {
  const signedIn = await confirmRegistration({ token, registration: registrationOfBrowser(), password }, signal);
  dropUrlParams();
  forgetPendingConfirmation();
  // Another device than the one that registered knows the way back from the service alone.
  if (signedIn.returnUrl && !hasRedirect()) keepRedirect(signedIn.returnUrl);
  startSession(signedIn, 'confirmation');
}

/** Takes a new address for the account that is signed in; begins no session. */
export async function sendChange(token: string, signal: AbortSignal): Promise<void> {
  const { email } = await updateUser({ emailToken: token }, signal);
  dropUrlParams();
  rememberUser({ email });
}
