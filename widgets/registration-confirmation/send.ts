import { startSession } from '../../src/features/sign-in';
import { dropUrlParams } from '../../src/features/visitor';
import { confirmRegistration } from '../../src/services';

/** Confirms the address by the token of its mail, and signs the visitor in. */
export async function send(token: string, signal: AbortSignal) {
  const signedIn = await confirmRegistration({ token }, signal);
  dropUrlParams();
  startSession(signedIn, 'confirmation');
}
