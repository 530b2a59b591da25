import { after } from '../clock.ts';
import { ServiceError } from '../http/errors.ts';
import { isPassword } from '../security/passwords.ts';
import type { Session } from './authenticate.ts';
import { proofTries } from './limits.ts';
import type { AccountParts } from './types.ts';

/** In seconds: how long a sign-in, by password or passkey, or a confirmation is valid. */
const freshSeconds = 300;

/**
 * Checks that the request comes from the owner, not from an open tab or a stolen token. Throws `freshSignInNeeded` or
 * `passwordWrong`.
 */
export async function prove(
  parts: AccountParts,
  { user, sessionId }: Session,
  typed: string | undefined,
): Promise<void> {
  if (typed === undefined) return proveFresh(parts, sessionId);
  // Counted before the password is checked.
  await parts.limits.use(proofTries, user.id);
  const [row] = await parts.database.query<{ password_hash: string | null }>(
    'SELECT password_hash FROM users WHERE id = $1',
    [user.id],
  );
  if (!(await isPassword(typed, row?.password_hash ?? undefined)))
    throw new ServiceError('passwordWrong', 'The password is wrong.');
}

/** Verifies the password once for actions in this session during the next minutes. */
export async function keepProof(parts: AccountParts, session: Session, typed: string): Promise<void> {
  await prove(parts, session, typed);
  await parts.database.query('UPDATE sessions SET proved_at = $2 WHERE id = $1', [session.sessionId, parts.clock()]);
}

/** For calls without a password. Throws `freshSignInNeeded`, also if the session has ended since the call began. */
export async function proveFresh(
  { database, clock }: Pick<AccountParts, 'database' | 'clock'>,
  sessionId: string,
): Promise<void> {
  const [row] = await database.query<{ proved_at: Date }>(
    'SELECT greatest(created_at, proved_at) AS proved_at FROM sessions WHERE id = $1 AND revoked_at IS NULL',
    [sessionId],
  );
  const isFresh = row && after(row.proved_at, freshSeconds) > clock();
  if (!isFresh) throw new ServiceError('freshSignInNeeded', 'Call proveOwner with the password, or sign in again.');
}
