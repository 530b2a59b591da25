import { isSignedIn } from '../../session';
import { SubmitError } from '../../forms';
import type { SignedIn } from '../../services/user';
import { messages } from './messages';

/**
 * Begins the session of a response that carries one. Throws a SubmitError where the
 * browser blocks cookies: the next page could not know the visitor.
 */
export function startSession(signedIn: SignedIn, source?: string) {
  signedIn.begin(source);
  if (!isSignedIn()) throw new SubmitError('cookiesBlocked', { messages });
}
