import type { Queries } from '../database/index.ts';
import { ServiceError } from '../http/errors.ts';
import type { Session } from './authenticate.ts';
import { proveFresh } from './prove.ts';
import type { AccountParts } from './types.ts';
import { lockWaysIn, requireAnotherMethod } from './ways-in.ts';

/** A user of an identity provider, by the provider's permanent id. */
export interface Login {
  provider: string;
  subject: string;
}

/** The account that it belongs to. */
export async function findLinkedUser({ query }: Queries, { provider, subject }: Login): Promise<string | undefined> {
  const [row] = await query<{ user_id: string }>(
    'SELECT user_id::text FROM social_logins WHERE provider = $1 AND subject = $2',
    [provider, subject],
  );
  return row?.user_id;
}

/** False if either of the two is linked to another account. Linking the same pair twice changes nothing. */
export async function linkLogin(
  queries: Queries,
  { provider, subject, userId, now }: Login & { userId: string; now: Date },
): Promise<boolean> {
  const rows = await queries.query(
    `INSERT INTO social_logins (provider, subject, user_id, linked_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING subject`,
    [provider, subject, userId, now],
  );
  return rows.length > 0 || (await findLinkedUser(queries, { provider, subject })) === userId;
}

/** Unlinks a provider from the user's account. The only sign-in method stays. Throws `freshSignInNeeded` as well. */
export async function unlink(
  parts: AccountParts,
  { user: { id }, sessionId }: Session,
  provider: string,
): Promise<void> {
  await proveFresh(parts, sessionId);
  await parts.database.tx(async (queries) => {
    const methods = await lockWaysIn(queries, { userId: id, sessionId });
    if (!methods?.logins.includes(provider))
      throw new ServiceError('notFound', `No account of "${provider}" is linked.`);
    requireAnotherMethod(methods);
    await queries.query('DELETE FROM social_logins WHERE user_id = $1 AND provider = $2', [id, provider]);
  });
}
