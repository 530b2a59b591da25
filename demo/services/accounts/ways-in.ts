import type { Queries } from '../database/index.ts';
import { ServiceError } from '../http/errors.ts';

/** The sign-in methods of a user. */
export interface WaysIn {
  hasPassword: boolean;
  /** The linked identity providers. */
  logins: string[];
  passkeys: number;
}

/**
 * Call this first to remove a sign-in method, in the same transaction. It serialises simultaneous removals; otherwise
 * each would still find the other's method.
 */
export async function lockWaysIn({ query }: Queries, userId: string): Promise<WaysIn | undefined> {
  await query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
  // A separate statement: one that had to wait would still see the earlier state.
  const [methods] = await query<WaysIn>(
    `SELECT password_hash IS NOT NULL AS "hasPassword", array(SELECT provider FROM social_logins WHERE user_id = users.id) AS logins,
       (SELECT count(*)::int FROM passkeys WHERE user_id = users.id) AS passkeys
     FROM users WHERE id = $1`,
    [userId],
  );
  return methods;
}

/** Rejects the removal of the only sign-in method. */
export function requireAnotherMethod({ hasPassword, logins, passkeys }: WaysIn) {
  if (Number(hasPassword) + logins.length + passkeys <= 1)
    throw new ServiceError('lastLogin', 'It is the only way into the account; make another one first.');
}
