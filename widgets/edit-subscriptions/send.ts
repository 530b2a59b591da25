import { array, boolean, define, is, object, string } from 'superstruct';
import { publish } from '../../src/core';
import type { Selection } from '../../src/features/subscriptions';
import { SubmitError } from '../../src/forms';
import { HttpError } from '../../src/http';
import { updateUser } from '../../src/services/user';
import { isSignedIn } from '../../src/session';
import { setSubscriptions } from '../../src/session/calls';
import { messages } from './messages';

const shape = object({ codes: array(string()), isNothing: boolean() });
export const schema = object({ selection: define<Selection>('selection', (value) => is(value, shape)) });

const NOT_SIGNED_IN = 401;

/** Saves the choices. Throws a SubmitError if the session has ended. */
export async function save({ codes }: Selection, signal: AbortSignal): Promise<void> {
  if (!isSignedIn()) throw signInAgain();
  try {
    await updateUser({ Subscriptions: codes }, signal);
  } catch (error) {
    throw error instanceof HttpError && error.status === NOT_SIGNED_IN ? signInAgain(error) : error;
  }
  setSubscriptions(codes);
  publish('subscriptions-changed', { codes });
}

function signInAgain(cause?: unknown): SubmitError {
  return new SubmitError('sessionOver', { messages, cause });
}
