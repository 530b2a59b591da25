import { startSession } from '../../src/features/sign-in';
import { confirmRegistration } from '../../src/services';

/** Confirms the address by the token of its mail, and signs the visitor in. */
export async function send(token: string, signal: AbortSignal) {
  startSession(await confirmRegistration({ token }, signal), 'confirmation');
}
