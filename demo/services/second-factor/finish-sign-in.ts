import { type Infer, object } from 'superstruct';
import { beginSession } from '../accounts/begin-session.ts';
import { perAsker } from '../accounts/limits.ts';
import { sendNotice } from '../accounts/notices.ts';
import { countSecondFactor, forgetSecondFactor } from '../accounts/tries.ts';
import type { AccountParts, SignedIn } from '../accounts/types.ts';
import { findUser, type User } from '../accounts/user.ts';
import type { Asker } from '../http/asker.ts';
import { ServiceError } from '../http/errors.ts';
import { requiredText } from '../http/fields.ts';
import { tryChallenge, useChallenge } from './challenges.ts';
import { countRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { openSecret } from './records.ts';
import { stepOf } from './totp.ts';

/** The code is one of the app's or a recovery code. */
export const secondStep = object({ challenge: requiredText(200), code: requiredText(60) });
export type SecondStep = Infer<typeof secondStep>;

/** Begins the session of a sign-in that was answered `secondFactorNeeded`. */
export async function finishSignIn(
  parts: AccountParts,
  { challenge, code }: SecondStep,
  asker: Asker,
): Promise<SignedIn> {
  await parts.limits.use(perAsker.secondFactor, asker.address);
  const known = await tryChallenge(parts, challenge);
  const user = known && (await findUser(parts.database, { id: known.userId }));
  if (!user) throw expired();
  await countSecondFactor(parts, user, asker);

  const used = await useUp(parts, { user, challenge, code });
  if (!used) throw new ServiceError('codeWrong', 'The code is wrong or used.');
  await forgetSecondFactor(parts, user, asker);
  if (used === 'recovery-code') {
    const left = await countRecoveryCodes(parts.database, user.id);
    await sendNotice(parts, user, { kind: 'recovery-code-used', values: { left } }, asker);
  }
  return beginSession(parts, user, { ...asker, provider: known.provider });
}

/** Uses up both in one transaction, so that a code is not lost to a challenge that another request has used. */
function useUp(
  { database, clock, keys, sealed }: AccountParts,
  { user, challenge, code }: SecondStep & { user: User },
): Promise<'app' | 'recovery-code' | undefined> {
  const digits = code.replace(/[\s-]/g, '');
  return database.tx(async (queries) => {
    const kind = /^\d{6}$/.test(digits) ? 'app' : 'recovery-code';
    const isRight =
      kind === 'app' ? await useAppCode() : await useRecoveryCode(queries, keys, { userId: user.id, code });
    if (!isRight) return undefined;
    if (!(await useChallenge(queries, keys, challenge))) throw expired();
    return kind;

    async function useAppCode(): Promise<boolean> {
      const secret = await openSecret(queries, sealed, user.id);
      const step = secret && stepOf(secret, digits, clock());
      if (step === undefined) return false;
      // Each code once, and none that is older: RFC 6238 §5.2.
      const taken = await queries.query(
        'UPDATE second_factors SET last_step = $2 WHERE user_id = $1 AND last_step < $2 RETURNING user_id',
        [user.id, step],
      );
      return taken.length > 0;
    }
  });
}

function expired(): ServiceError {
  return new ServiceError(
    'secondFactorExpired',
    'The challenge is unknown, used, expired or was tried too often. Sign in again.',
  );
}
