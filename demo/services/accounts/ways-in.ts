import type { Queries } from '../database/index.ts';
import { ServiceError } from '../http/errors.ts';

/** How a reader can sign in. */
export interface WaysIn {
  hasPassword: boolean;
  /** The identity providers that are linked. */
  logins: string[];
  passkeys: number;
}

/**
 * Call this first to remove a sign-in method, in the same transaction. It
 * makes two removals at the same moment take turns; otherwise each would
 * still find the other's method.
 */
export async function lockWaysIn({ query }: Queries, userId: string): Promise<WaysIn | undefined> {
  await query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
  // A statement of its own: one that has waited would still see what was there before.
  const [ways] = await query<WaysIn>(
    `SELECT password_hash IS NOT NULL AS "hasPassword", array(SELECT provider FROM social_logins WHERE user_id = users.id) AS logins,
       (SELECT count(*)::int FROM passkeys WHERE user_id = users.id) AS passkeys
     FROM users WHERE id = $1`,
    [userId],
  );
  return ways;
}

/** Refuses to take the only way in. */
export function refuseLast({ hasPassword, logins, passkeys }: WaysIn) {
  if (Number(hasPassword) + logins.length + passkeys <= 1)
    throw new ServiceError('lastLogin', 'It is the only way into the account; make another one first.');
}
