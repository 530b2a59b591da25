import type { ComponentType } from 'react';
import { object } from 'superstruct';
import { formatDate, tabStore } from '../../core';
import { emailValue, required, SubmitError, textValue } from '../../forms';
import { HttpError } from '../../http';
import { type Credentials, SECOND_FACTOR_NEEDED, signIn, type User } from '../../services/user';
import { saveScrollPosition } from '../visitor';
import { type ConfirmStepProps, loadConfirmForm, loadSecondFactor } from './confirm/ConfirmStep';
import { expectProof } from './confirm/pending';
import { stepForDeletion } from './DeletionStep';
import { messages } from './messages';
import { startSession } from './start-session';

export interface SignInContext {
  signal: AbortSignal;
  source: string | undefined;
  /** The URL to return to. */
  back: (() => string) | undefined;
  /** Called synchronously after the session begins: nothing should re-render in between. */
  onSignedIn: (user: User) => unknown;
}

/** The module `after-sign-in` offers a passkey to visitors who needed their password. */
const expectPasskeyOffer = () => tabStore.set('passkey-offer', '1');

const NOT_CONFIRMED = 2002;
const LOCKED = 2003;

/**
 * Begins the session, or resolves to the missing step: for an unconfirmed address, to which a code was sent, for an
 * account with a second factor, and for one that will be deleted.
 */
export async function send(
  credentials: Credentials,
  context: SignInContext,
): Promise<ComponentType<ConfirmStepProps> | undefined> {
  const { signal, source, back, onSignedIn } = context;
  try {
    const signedIn = await signIn(credentials, signal);
    expectPasskeyOffer();
    const step = stepForDeletion(signedIn);
    if (step) return step as ComponentType<ConfirmStepProps>;
    startSession(signedIn, source);
    await onSignedIn(signedIn.user);
    return undefined;
  } catch (error) {
    const code = error instanceof HttpError ? error.code : undefined;
    if (code === NOT_CONFIRMED) {
      expectProof(credentials.email, { proof: 'code', registration: (error as HttpError).registration });
      return (await loadConfirmForm()).ConfirmForm;
    }
    if (code === SECOND_FACTOR_NEEDED) {
      expectPasskeyOffer();
      return (await loadSecondFactor()).stepFor(error as HttpError);
    }
    throw code === LOCKED ? locked(error as HttpError, back?.()) : error;
  }
}

/** A visitor who resets the password meanwhile still returns to the requested page. */
function locked(error: HttpError, back: string | undefined): Error {
  saveScrollPosition(back);
  const time = formatDate(error.lockedUntil ?? '', { timeStyle: 'short' });
  return time ? new SubmitError('lockedUntil', { messages, values: { time }, cause: error }) : error;
}

/** Validates an address and a password before the request. */
export const schema = object({
  email: emailValue(),
  password: textValue(required('requiredPassword')),
});
