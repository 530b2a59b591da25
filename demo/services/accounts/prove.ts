import { after } from '../clock.ts';
import { ServiceError } from '../http/errors.ts';
import { isPassword } from '../security/passwords.ts';
import type { Session } from './authenticate.ts';
import { proofTries } from './limits.ts';
import type { AccountParts } from './types.ts';

/** In seconds: so long a sign-in, by password or passkey, counts as proof. */
const freshSeconds = 300;

/** Makes sure that the account's owner asks, not somebody who found the tab or the token. Throws `freshSignInNeeded` or `passwordWrong`. */
export async function prove(parts: AccountParts, { user, sessionId }: Session, typed: string | undefined): Promise<void> {
  if (typed === undefined) return proveFresh(parts, sessionId);
  // Counted before the password is looked at.
  await parts.limits.use(proofTries, user.id);
  const [row] = await parts.database.query<{ password_hash: string | null }>('SELECT password_hash FROM users WHERE id = $1', [user.id]);
  if (!(await isPassword(typed, row?.password_hash ?? undefined))) throw new ServiceError('passwordWrong', 'The password is wrong.');
}

async function proveFresh({ database, clock }: AccountParts, sessionId: string): Promise<void> {
  const [row] = await database.query<{ created_at: Date }>('SELECT created_at FROM sessions WHERE id = $1', [sessionId]);
  const isFresh = row && after(row.created_at, freshSeconds) > clock();
  if (!isFresh) throw new ServiceError('freshSignInNeeded', 'Send the password, or sign in again first.');
}
