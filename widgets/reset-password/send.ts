import { object } from 'superstruct';
import { startSession } from '../../src/features/sign-in';
import { matches, newPassword, required, textValue } from '../../src/forms';
import { dropUrlParams } from '../../src/features/visitor';
import { resetPassword, signIn } from '../../src/services';

export const schema = object({
  password: textValue(required('requiredPassword'), newPassword()),
  confirmPassword: textValue(required('requiredPassword'), matches('password')),
});

/** Sets the password; resolves to whether the visitor could be signed in by it. */
export async function send(reset: { password: string; token: string; uid: string }, signal: AbortSignal): Promise<boolean> {
  const email = await resetPassword(reset, signal);
  dropUrlParams();
  const signedIn = await signIn({ email, password: reset.password }, signal).catch(() => undefined);
  if (signedIn) startSession(signedIn, 'reset-password');
  return Boolean(signedIn);
}
