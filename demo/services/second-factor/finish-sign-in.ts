import { boolean, type Infer, object, optional } from 'superstruct';
import { beginSession } from '../accounts/begin-session.ts';
import { perClient } from '../accounts/limits.ts';
import { sendNotice } from '../accounts/notices.ts';
import { countSecondFactor, forgetSecondFactor } from '../accounts/tries.ts';
import type { AccountParts, SignedIn } from '../accounts/types.ts';
import { findUser, type User } from '../accounts/user.ts';
import type { Client } from '../http/client.ts';
import { ServiceError } from '../http/errors.ts';
import { requiredText } from '../http/fields.ts';
import { credentialsOf } from '../security/sessions.ts';
import { challengeExpired, tryChallenge, useChallenge } from './challenges.ts';
import { useResetCode } from './delayed-reset.ts';
import { sealPass } from './known-browser.ts';
import { countRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { openSecret } from './records.ts';
import { stepOf } from './totp.ts';

/**
 * The code comes from the app, is a recovery code, or was mailed at the end of a waiting period. With `remember`, this
 * browser needs no code for 30 days.
 */
export const secondStep = object({
  challenge: requiredText(200),
  code: requiredText(60),
  remember: optional(boolean()),
});
export type SecondStep = Infer<typeof secondStep>;

/** Completes a sign-in that failed with `secondFactorNeeded`, and begins its session. */
export async function finishSignIn(
  parts: AccountParts,
  { challenge, code, remember }: SecondStep,
  client: Client,
): Promise<SignedIn> {
  await parts.limits.use(perClient.secondFactor, client.address);
  const pendingSignIn = await tryChallenge(parts, challenge);
  const user = pendingSignIn && (await findUser(parts.database, { id: pendingSignIn.userId }));
  if (!user) throw challengeExpired();
  await countSecondFactor(parts, user, client);
  // A recovery before this has deleted the challenge.
  const credentials = await credentialsOf(parts.database, user.id);

  const usedKind = await useUp(parts, { user, challenge, code });
  if (!usedKind) throw new ServiceError('codeWrong', 'The code is wrong or used.');
  await forgetSecondFactor(parts, user, client);
  if (usedKind === 'recovery-code') {
    const codesLeft = await countRecoveryCodes(parts.database, user.id);
    await sendNotice(parts, user, { kind: 'recovery-code-used', values: { left: codesLeft } }, client);
  }
  if (usedKind === 'reset-code') {
    await parts.sessions.endAllOf(user.id);
    await sendNotice(parts, user, { kind: 'second-factor-off', values: {} }, client);
  }
  const signedIn = await beginSession(parts, user, { ...client, provider: pendingSignIn.provider }, { credentials });
  return remember && usedKind !== 'reset-code' ? { ...signedIn, pass: await sealPass(parts, user.id) } : signedIn;
}

/** Consumes the challenge and the code in one transaction, so that a used challenge does not consume a code. */
function useUp(
  { database, clock, keys, sealed }: AccountParts,
  { user, challenge, code }: SecondStep & { user: User },
): Promise<'app' | 'recovery-code' | 'reset-code' | undefined> {
  const digits = code.replace(/[\s-]/g, '');
  const enteredCode = { userId: user.id, code };
  return database.tx(async (queries) => {
    if (/^\d{6}$/.test(digits)) return (await useAppCode()) ? withChallenge('app') : undefined;
    if (await useRecoveryCode(queries, keys, enteredCode)) return withChallenge('recovery-code');
    // Deleting the second factor also deletes the challenge.
    return (await useResetCode(queries, { keys, clock }, enteredCode)) ? 'reset-code' : undefined;

    async function withChallenge<Kind>(kind: Kind): Promise<Kind> {
      if (!(await useChallenge(queries, keys, challenge))) throw challengeExpired();
      return kind;
    }

    async function useAppCode(): Promise<boolean> {
      const secret = await openSecret(queries, sealed, user.id);
      const step = secret && stepOf(secret, digits, clock());
      if (step === undefined) return false;
      // A code works once, and older codes stop working: RFC 6238 §5.2.
      const updated = await queries.query(
        'UPDATE second_factors SET last_step = $2 WHERE user_id = $1 AND last_step < $2 RETURNING user_id',
        [user.id, step],
      );
      return updated.length > 0;
    }
  });
}
