import type { ComponentType } from 'react';
import { loadSecondFactor, type SecondFactorStepProps, startSession } from '../../src/features/sign-in';
import { dropUrlParams, hasRedirect, keepRedirect } from '../../src/features/visitor';
import { HttpError } from '../../src/http';
import { confirmRegistration, SECOND_FACTOR_NEEDED } from '../../src/services/user';
import { isSignedIn } from '../../src/session';

/**
 * Confirms the address by the token of its mail, and signs the visitor in; resolves to the step for a second factor,
 * where a changed address belongs to an account that has one.
 */
export async function send(
  token: string,
  signal: AbortSignal,
): Promise<ComponentType<SecondFactorStepProps> | undefined> {
  const signedIn = await confirmRegistration({ token }, signal).catch(askFurther);
  dropUrlParams();
  if (!('begin' in signedIn)) return signedIn.Step;
  // Another device than the one that registered knows the way back from the service alone.
  if (signedIn.returnUrl && !hasRedirect()) keepRedirect(signedIn.returnUrl);
  startSession(signedIn, 'confirmation');
  return undefined;
}

/** The address is confirmed; a visitor who is signed in in this browser needs no other session. */
async function askFurther(error: unknown): Promise<{ Step: ComponentType<SecondFactorStepProps> | undefined }> {
  if (!(error instanceof HttpError) || error.code !== SECOND_FACTOR_NEEDED) throw error;
  return { Step: isSignedIn() ? undefined : (await loadSecondFactor()).stepFor(error) };
}
