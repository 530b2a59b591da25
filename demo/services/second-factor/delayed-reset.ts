import { type Infer, object } from 'superstruct';
import type { Session } from '../accounts/authenticate.ts';
import { mailsTo, perClient } from '../accounts/limits.ts';
import { momentOf } from '../accounts/moments.ts';
import { sendNotice } from '../accounts/notices.ts';
import type { AccountParts } from '../accounts/types.ts';
import { findUser } from '../accounts/user.ts';
import type { Language } from '../../content/load.ts';
import { after } from '../clock.ts';
import type { Queries } from '../database/index.ts';
import type { Client } from '../http/client.ts';
import { requiredText } from '../http/fields.ts';
import { challengeExpired, tryChallenge } from './challenges.ts';
import { createRecoveryCode, hashesOfCode, hashRecoveryCode } from './recovery-codes.ts';

export const resetRequest = object({ challenge: requiredText(200) });
export type ResetRequest = Infer<typeof resetRequest>;

/** How long the mailed code works, in days. */
const codeDays = 7;

/**
 * Begins the waiting period for an owner without codes, and returns its end. The challenge proves that the owner knows
 * the password. The code that ends the waiting period is mailed. A second request changes nothing. Throws
 * `secondFactorExpired`.
 */
export async function beginReset(parts: AccountParts, { challenge }: ResetRequest, client: Client): Promise<Date> {
  const { database, clock, settings } = parts;
  await parts.limits.use(perClient.secondFactor, client.address);
  const pendingSignIn = await tryChallenge(parts, challenge);
  const user = pendingSignIn && (await findUser(database, { id: pendingSignIn.userId }));
  if (!user) throw challengeExpired();
  const pending = await dueOf(database, user.id, clock());
  if (pending) return pending;
  await parts.limits.use(mailsTo, user.email);

  const seconds = settings.secondFactorResetSeconds;
  const due = after(clock(), seconds);
  const inserted = await database.query(
    `INSERT INTO second_factor_resets AS old (user_id, language, halfway_at, due_at, expires_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (user_id) DO UPDATE SET language = excluded.language, halfway_at = excluded.halfway_at,
       due_at = excluded.due_at, expires_at = excluded.expires_at, halfway_mailed_at = NULL, code_hash = NULL
       WHERE old.expires_at <= $6 RETURNING user_id`,
    [user.id, client.language, after(clock(), seconds / 2), due, after(due, codeDays * 24 * 3600), clock()],
  );
  // A parallel request came first, and sent the mail.
  if (inserted.length === 0) return due;
  const values = { moment: momentOf(due, client.language) };
  await sendNotice(parts, user, { kind: 'second-factor-reset-begun', values }, client);
  return due;
}

/** When the code will be or was mailed. Undefined without a reset. */
export async function dueOf({ query }: Queries, userId: string, now: Date): Promise<Date | undefined> {
  const [row] = await query<{ due_at: Date }>(
    'SELECT due_at FROM second_factor_resets WHERE user_id = $1 AND expires_at > $2',
    [userId, now],
  );
  return row?.due_at;
}

/** Any session of the account can cancel the reset, because a user who can sign in does not need it. */
export async function cancelReset(parts: AccountParts, { user }: Session, client: Client): Promise<void> {
  const deleted = await parts.database.query('DELETE FROM second_factor_resets WHERE user_id = $1 RETURNING user_id', [
    user.id,
  ]);
  if (deleted.length > 0) await sendNotice(parts, user, { kind: 'second-factor-reset-cancelled', values: {} }, client);
}

/** Turns the second factor off if the code is the mailed one. Resolves to false otherwise. */
export async function useResetCode(
  { query }: Queries,
  { keys, clock }: Pick<AccountParts, 'keys' | 'clock'>,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const deleted = await query(
    `DELETE FROM second_factors WHERE user_id =
       (SELECT user_id FROM second_factor_resets WHERE user_id = $1 AND code_hash = ANY($2) AND expires_at > $3)
     RETURNING user_id`,
    [userId, hashesOfCode(keys, userId, code), clock()],
  );
  return deleted.length > 0;
}

interface ResetRow {
  id: string;
  email: string;
  language: Language;
  due_at: Date;
}

/** Sends the mails that are due. The code is never sent in the same run as the halfway mail, even after the services were down. */
export async function mailResets(parts: AccountParts): Promise<void> {
  const { database, clock, keys } = parts;
  const dueResets = await database.query<ResetRow>(
    `SELECT users.id::text, email, resets.language, due_at FROM second_factor_resets resets JOIN users ON users.id = user_id
     WHERE due_at <= $1 AND halfway_mailed_at IS NOT NULL AND code_hash IS NULL AND expires_at > $1`,
    [clock()],
  );
  for (const { language, due_at: _, ...owner } of dueResets) {
    const code = createRecoveryCode();
    const updated = await database.query(
      'UPDATE second_factor_resets SET code_hash = $2, expires_at = $3 WHERE user_id = $1 AND code_hash IS NULL RETURNING user_id',
      [owner.id, hashRecoveryCode(keys, owner.id, code), after(clock(), codeDays * 24 * 3600)],
    );
    if (updated.length === 0) continue;
    const notice = { kind: 'second-factor-reset-code', values: { code, days: codeDays } } as const;
    await sendNotice(parts, owner, notice, { language });
  }
  const halfwayResets = await database.query<ResetRow>(
    `UPDATE second_factor_resets SET halfway_mailed_at = $1 FROM users
     WHERE users.id = user_id AND halfway_at <= $1 AND halfway_mailed_at IS NULL AND expires_at > $1
     RETURNING users.id::text, email, second_factor_resets.language, due_at`,
    [clock()],
  );
  for (const { language, due_at: due, ...owner } of halfwayResets) {
    const values = { moment: momentOf(due, language) };
    await sendNotice(parts, owner, { kind: 'second-factor-reset-halfway', values }, { language });
  }
}
