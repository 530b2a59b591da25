import type { ComponentType } from 'react';
import { object } from 'superstruct';
import { loadSecondFactor, type SecondFactorStepProps, startSession } from '../../src/features/sign-in';
import { matches, newPassword, required, textValue } from '../../src/forms';
import { dropUrlParams } from '../../src/features/visitor';
import { HttpError } from '../../src/http';
import { type PasswordReset, resetPassword, SECOND_FACTOR_NEEDED, signIn } from '../../src/services/user';

export const schema = object({
  password: textValue(required('requiredPassword'), newPassword()),
  confirmPassword: textValue(required('requiredPassword'), matches('password')),
});

/** The remaining step for a visitor whose password is set, and who is not signed in yet. */
export interface Unfinished {
  /** Empty if the service does not send it. */
  readonly email: string;
  /** The second factor; undefined if the user has to sign in again. */
  readonly Step?: ComponentType<SecondFactorStepProps>;
}

/** Sets the password, and signs in with it if possible. */
export async function send(reset: PasswordReset, signal: AbortSignal): Promise<Unfinished | undefined> {
  const email = await resetPassword(reset, signal);
  dropUrlParams();
  if (!email) return { email };
  try {
    startSession(await signIn({ email, password: reset.password }, signal), 'reset-password');
    return undefined;
  } catch (error) {
    // The password is set by now, so a later failure must not look as if it were not.
    const Step = await stepAfter(error).catch(() => undefined);
    return { email, ...(Step && { Step }) };
  }
}

async function stepAfter(error: unknown): Promise<ComponentType<SecondFactorStepProps> | undefined> {
  const isAsked = error instanceof HttpError && error.code === SECOND_FACTOR_NEEDED;
  return isAsked ? (await loadSecondFactor()).stepFor(error) : undefined;
}
