import { SubmitError } from '../../../forms';
import { messages } from '../messages';
import { isProofNeeded } from '../SignInAgain';

/** What a form shows, with a SignInAgainOption, where its call wants a proof that it cannot give; any other error stays as it is. */
export function proofError(error: unknown): unknown {
  return isProofNeeded(error) ? new SubmitError('freshSignIn', { messages, cause: error }) : error;
}
