import type { Queries } from '../database/index.ts';
import { ServiceError } from '../http/errors.ts';
import { lockOwner, type SessionOwner } from '../security/sessions.ts';

/** The sign-in methods of a user. */
export interface WaysIn {
  hasPassword: boolean;
  /** The linked identity providers. */
  logins: string[];
  passkeys: number;
}

/**
 * Call this first to remove a sign-in method, in the same transaction. It serialises simultaneous removals; otherwise
 * each would still find the other's method. Throws `notSignedIn` if the session has ended meanwhile.
 */
export async function lockWaysIn(queries: Queries, owner: SessionOwner): Promise<WaysIn | undefined> {
  await lockOwner(queries, owner);
  const [methods] = await queries.query<WaysIn>(
    `SELECT password_hash IS NOT NULL AS "hasPassword", array(SELECT provider FROM social_logins WHERE user_id = users.id) AS logins,
       (SELECT count(*)::int FROM passkeys WHERE user_id = users.id) AS passkeys
     FROM users WHERE id = $1`,
    [owner.userId],
  );
  return methods;
}

/** Rejects the removal of the only sign-in method. */
export function requireAnotherMethod({ hasPassword, logins, passkeys }: WaysIn) {
  if (Number(hasPassword) + logins.length + passkeys <= 1)
    throw new ServiceError('lastLogin', 'It is the only sign-in method of the account. Add another one first.');
}
