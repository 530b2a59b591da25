import { after } from '../clock.ts';
import type { AccountParts } from '../accounts/types.ts';
import type { Session } from '../accounts/authenticate.ts';
import type { Queries } from '../database/index.ts';

/** In seconds: long enough to find a printer, and no longer than a browser may be left alone. */
const lifetime = 15 * 60;

/**
 * Stores the codes for a reload of the page. Only the session that created them can read them, until its visitor
 * confirms that they are saved.
 */
export async function keepUnsavedCodes(
  { clock, sealed }: AccountParts,
  { query }: Queries,
  { user, sessionId }: Session,
  codes: readonly string[],
): Promise<void> {
  await query(
    `INSERT INTO unsaved_recovery_codes (user_id, session_id, codes, expires_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id) DO UPDATE
     SET session_id = excluded.session_id, codes = excluded.codes, expires_at = excluded.expires_at`,
    [
      user.id,
      sessionId,
      await sealed.close('unsaved-recovery-codes', { subject: user.id, value: codes, seconds: lifetime }),
      after(clock(), lifetime),
    ],
  );
}

/** Undefined without any, and for another session. */
export async function readUnsavedCodes(
  { database, clock, sealed }: AccountParts,
  { user, sessionId }: Session,
): Promise<string[] | undefined> {
  const [row] = await database.query<{ codes: string }>(
    'SELECT codes FROM unsaved_recovery_codes WHERE user_id = $1 AND session_id = $2 AND expires_at > $3',
    [user.id, sessionId, clock()],
  );
  const opened = row && (await sealed.open('unsaved-recovery-codes', row.codes));
  return opened?.subject === user.id ? (opened.value as string[]) : undefined;
}

/** Their owner has saved them, or one of them was used. */
export async function forgetUnsavedCodes({ query }: Queries, userId: string): Promise<void> {
  await query('DELETE FROM unsaved_recovery_codes WHERE user_id = $1', [userId]);
}
