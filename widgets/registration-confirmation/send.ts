import { forgetPendingConfirmation, registrationOfBrowser, startSession } from '../../src/features/sign-in';
import { dropUrlParams, hasRedirect, storeRedirect } from '../../src/features/visitor';
import { confirmRegistration, updateUser } from '../../src/services/user';
import { rememberUser } from '../../src/session/calls';

/** Confirms the address with the token from the e-mail, and signs the user in. */
export async function sendRegistration(token: string, signal: AbortSignal, password?: string): Promise<void> {
  const signedIn = await confirmRegistration({ token, registration: registrationOfBrowser(), password }, signal);
  dropUrlParams();
  forgetPendingConfirmation();
  // On another device, only the service knows the page to return to.
  if (signedIn.returnUrl && !hasRedirect()) storeRedirect(signedIn.returnUrl);
  startSession(signedIn, 'confirmation');
}

/** Confirms a new address for the signed-in account; starts no session. */
export async function sendChange(token: string, signal: AbortSignal): Promise<void> {
  const { email } = await updateUser({ emailToken: token }, signal);
  dropUrlParams();
  rememberUser({ email });
}
