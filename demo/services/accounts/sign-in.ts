import { type Infer, object } from 'superstruct';
import type { Client } from '../http/client.ts';
import { ServiceError } from '../http/errors.ts';
import { lengths, requiredText } from '../http/fields.ts';
import { requireSecondFactor } from '../second-factor/challenges.ts';
import { isPassword } from '../security/passwords.ts';
import { credentialsColumn } from '../security/sessions.ts';
import { beginSession } from './begin-session.ts';
import { findRegistered } from './confirm.ts';
import { mailsTo, perClient } from './limits.ts';
import { password } from './password-field.ts';
import { renewCode } from './register.ts';
import { countSignIn, forgetSignIns } from './tries.ts';
import type { AccountParts, SignedIn } from './types.ts';
import { findUser } from './user.ts';

/** The fields of the sign-in form; the username is an e-mail address. */
export const credentials = object({ username: requiredText(lengths.email), password });
export type Credentials = Infer<typeof credentials>;

/** Signs a user in. Wrong passwords are counted for every address, so that a lock does not reveal an account. */
export async function signIn(
  parts: AccountParts,
  { username, password: typed }: Credentials,
  client: Client,
): Promise<SignedIn> {
  const address = username.toLowerCase();
  await parts.limits.use(perClient.signIn, client.address);
  // Counted before the password is checked, so that simultaneous guesses are all counted.
  await countSignIn(parts, address, client);

  const [account] = await parts.database.query<{ id: string; password_hash: string | null; credentials: string }>(
    `SELECT id::text, password_hash, ${credentialsColumn} AS credentials FROM users WHERE email = $1`,
    [address],
  );
  const waiting = account ? undefined : await findRegistered(parts, address, typed);
  const isRight = account ? await isPassword(typed, account.password_hash ?? undefined) : waiting !== undefined;
  if (!isRight) throw new ServiceError('wrongCredentials', 'E-mail address or password is wrong.');

  await forgetSignIns(parts, address, client);
  if (!account && waiting) return rejectUnconfirmed(parts, { id: waiting, address }, client);
  const user = account && (await findUser(parts.database, { id: account.id }));
  if (!user) throw new ServiceError('wrongCredentials', 'E-mail address or password is wrong.');
  const { credentials: checkedCredentials } = account;
  await requireSecondFactor(parts, { userId: user.id, credentials: checkedCredentials }, client);
  return beginSession(parts, user, client, { credentials: checkedCredentials });
}

async function rejectUnconfirmed(
  parts: AccountParts,
  waiting: { id: string; address: string },
  client: Client,
): Promise<never> {
  await parts.limits.use(mailsTo, waiting.address);
  await renewCode(parts, waiting, client);
  throw new ServiceError('notConfirmed', 'The address is not confirmed yet; a new code is on its way.', {
    registration: waiting.id,
  });
}
