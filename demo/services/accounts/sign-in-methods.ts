import type { Queries } from '../database/index.ts';

/** A sign-in method besides the password, or a second factor, as listed for its owner after a takeover. */
export interface SignInMethod {
  /** Its kind and its id. A reset keeps it, and the link of a notice removes it, by this. */
  id: string;
  kind: 'passkey' | 'login' | 'second-factor' | 'recovery-codes';
  /** The user agent that created a passkey, or the provider of a login; empty for the others. */
  name: string;
  addedAt: Date;
}

/** In days. Earlier additions were notified to the owner at the time. */
const reviewedDays = 30;

/** Methods added to the account in the last 30 days, latest first. */
export function listRecentMethods(
  { query }: Pick<Queries, 'query'>,
  userId: string,
  now: Date,
): Promise<SignInMethod[]> {
  const since = new Date(now.getTime() - reviewedDays * 24 * 3600 * 1000);
  return query<SignInMethod>(
    `SELECT 'passkey:' || id AS id, 'passkey' AS kind, user_agent AS name, created_at AS "addedAt"
       FROM passkeys WHERE user_id = $1 AND created_at > $2
     UNION ALL SELECT 'login:' || provider, 'login', provider, linked_at
       FROM social_logins WHERE user_id = $1 AND linked_at > $2
     UNION ALL SELECT 'second-factor', 'second-factor', '', turned_on_at
       FROM second_factors WHERE user_id = $1 AND turned_on_at > $2
     UNION ALL SELECT 'recovery-codes', 'recovery-codes', '', max(recovery_codes.created_at)
       FROM recovery_codes JOIN second_factors USING (user_id)
       WHERE user_id = $1 AND turned_on_at <= $2 HAVING max(recovery_codes.created_at) > $2
     ORDER BY 4 DESC`,
    [userId, since],
  );
}

/** Each removes the method with the id, and nothing if the id is of another kind. */
const removals = [
  `DELETE FROM passkeys WHERE user_id = $1 AND 'passkey:' || id = $2`,
  `DELETE FROM social_logins WHERE user_id = $1 AND 'login:' || provider = $2`,
  `DELETE FROM second_factors WHERE user_id = $1 AND 'second-factor' = $2::text`,
  `DELETE FROM recovery_codes WHERE user_id = $1 AND 'recovery-codes' = $2::text`,
];

export async function removeMethod({ query }: Pick<Queries, 'query'>, userId: string, id: string): Promise<void> {
  for (const removal of removals) await query(removal, [userId, id]);
}
