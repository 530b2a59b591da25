import { isSignedIn } from '../../../session';
import { Refusal } from '../../../forms';
import type { SignedIn } from '../../../services';
import { rememberSaved } from '../../saved-articles';
import { messages } from './refused/messages';

/**
 * Begins the session of an answer that carries one. Throws a Refusal where the
 * browser keeps no cookies, so that nobody waits for a page that cannot know them.
 */
export function enter(signedIn: SignedIn, source?: string) {
  rememberSaved(signedIn.user);
  signedIn.begin(source);
  if (!isSignedIn()) throw new Refusal('cookiesBlocked', { messages });
}
