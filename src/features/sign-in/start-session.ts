import { isSignedIn, rememberSaved } from '../../session';
import { SubmitError } from '../../forms';
import type { SignedIn } from '../../services';
import { messages } from './refused/messages';

/**
 * Begins the session of an answer that carries one. Throws a Refusal where the
 * browser keeps no cookies, so that nobody waits for a page that cannot know them.
 */
export function startSession(signedIn: SignedIn, source?: string) {
  rememberSaved(signedIn.user);
  signedIn.begin(source);
  if (!isSignedIn()) throw new SubmitError('cookiesBlocked', { messages });
}
