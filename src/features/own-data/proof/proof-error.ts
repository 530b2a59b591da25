import { SubmitError } from '../../../forms';
import { messages } from '../messages';
import { isProofNeeded } from '../SignInAgain';

/**
 * The form's error, with a SignInAgainOption, if its call requires a proof that it cannot give. Any other error stays
 * unchanged.
 */
export function proofError(error: unknown): unknown {
  return isProofNeeded(error) ? new SubmitError('freshSignIn', { messages, cause: error }) : error;
}
