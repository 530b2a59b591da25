import type { Queries } from '../database/index.ts';

/** A way in beside the password, or a second factor, as its owner judges it after a takeover. */
export interface SignInMethod {
  /** Its kind and its own id; what `keep` of a reset names. */
  id: string;
  kind: 'passkey' | 'login' | 'second-factor' | 'recovery-codes';
  /** The browser that made a passkey, as it called itself; the provider of a login. */
  name: string;
  addedAt: Date;
}

/** In days: an intruder who was here before was seen before, by the notices of that time. */
export const reviewedDays = 30;

/** What was added to the account since then, the latest first. */
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

const removals: Record<SignInMethod['kind'], string> = {
  passkey: `DELETE FROM passkeys WHERE user_id = $1 AND 'passkey:' || id = $2`,
  login: `DELETE FROM social_logins WHERE user_id = $1 AND 'login:' || provider = $2`,
  'second-factor': 'DELETE FROM second_factors WHERE user_id = $1',
  'recovery-codes': 'DELETE FROM recovery_codes WHERE user_id = $1',
};

/** Removes what was added in the last 30 days and is not kept by name. */
export async function removeUnkept(
  { query }: Pick<Queries, 'query'>,
  { userId, keep, now }: { userId: string; keep: readonly string[]; now: Date },
): Promise<void> {
  for (const { id, kind } of await listRecentMethods({ query }, userId, now)) {
    if (keep.includes(id)) continue;
    const statement = removals[kind];
    await query(statement, statement.includes('$2') ? [userId, id] : [userId]);
  }
}
