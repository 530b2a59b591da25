import { startSession } from '../../src/features/sign-in';
import { dropUrlParams, hasRedirect, keepRedirect } from '../../src/features/visitor';
import { confirmRegistration } from '../../src/services';

/** Confirms the address by the token of its mail, and signs the visitor in. */
export async function send(token: string, signal: AbortSignal) {
  const signedIn = await confirmRegistration({ token }, signal);
  dropUrlParams();
  // Another device than the one that registered knows the way back from the service alone.
  if (signedIn.returnUrl && !hasRedirect()) keepRedirect(signedIn.returnUrl);
  startSession(signedIn, 'confirmation');
}
